/* Puts what was typed on home back before the first paint; see islands/desk, ui/desk/desk-cookie.ts. */
function readDesk(owner) {
  const key = "stet.desk." + owner;
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? localStorage.getItem(key));
  } catch {
    return null;
  }
}

function putBackDesk(area, owner) {
  const found = [readDesk(owner), readDesk("guest")].filter(Boolean);
  const [kept] = found.sort((left, right) => right.at - left.at);
  if (!kept || area.value !== "") return;
  const [opened] = performance.getEntriesByType("navigation");
  const reopened = opened?.type === "reload" || opened?.type === "back_forward";
  if (!kept.made || reopened) area.value = kept.values?.text ?? "";
  else area.value = kept.aside?.at?.(-1)?.text ?? "";
}

const desk = new MutationObserver(() => {
  const area = document.getElementById("desk-text");
  if (!area) return;
  desk.disconnect();
  putBackDesk(area, document.querySelector("[data-desk-owner]")?.dataset.deskOwner);
});
desk.observe(document, { childList: true, subtree: true });
addEventListener("DOMContentLoaded", () => desk.disconnect());
