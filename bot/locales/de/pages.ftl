# en: d7c8331a
language-name = Deutsch
