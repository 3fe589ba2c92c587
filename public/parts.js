/* Says on a page whose scripts cannot be loaded, or have not come after 120 seconds, that it works without them. */
function sayMissing() {
  const notice = document.getElementById("missing-part");
  if (notice && !window.scripted) notice.hidden = false;
}

function missPart() {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", sayMissing);
  else sayMissing();
}

setTimeout(sayMissing, 120_000);
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === "module") missPart();
  },
  true,
);
addEventListener("unhandledrejection", (event) => {
  if (window.scripted || !/dynamically imported module|module script failed/i.test(String(event.reason)))
    return;
  event.preventDefault();
  missPart();
});
