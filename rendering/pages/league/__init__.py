"""The league as pictures: tables, players' cards, two players compared, the end of a season. They know no league."""
