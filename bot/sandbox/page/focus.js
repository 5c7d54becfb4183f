// Keeps the keyboard where it was when messages are redrawn.

/** Runs `act()`, which redraws below `root`; afterwards the same control has the focus, or its nearest heir. */
export function keepFocus(root, act) {
  const focused = document.activeElement;
  if (!focused || !root.contains(focused) || focused === root) return act();
  const spot = describe(root, focused);
  act();
  const heir = findHeir(root, focused, spot);
  if (heir && heir !== document.activeElement) heir.focus({ preventScroll: true });
  return undefined;
}

const articles = (root) => [...root.querySelectorAll("[data-id]")];
const controls = (article) => [...article.querySelectorAll("[data-key]")];

function describe(root, focused) {
  const article = focused.closest("[data-id]");
  return {
    id: article?.dataset.id,
    row: articles(root).indexOf(article),
    key: focused.dataset.key,
    alike: focused.dataset.alike,
    place: article ? controls(article).indexOf(focused) : -1,
  };
}

function findHeir(root, focused, spot) {
  const article = articles(root).find((one) => one.dataset.id === spot.id);
  if (!article) return neighbourOf(root, spot) ?? document.getElementById("composer-text");
  if (spot.key === undefined) return focused.isConnected ? focused : article;
  const now = controls(article);
  const same =
    now.find((one) => one.dataset.key === spot.key) ??
    now.find((one) => spot.alike && one.dataset.alike === spot.alike);
  return same ?? now[Math.min(spot.place, now.length - 1)] ?? article;
}

function neighbourOf(root, spot) {
  const now = articles(root);
  return now[Math.min(spot.row, now.length - 1)];
}
