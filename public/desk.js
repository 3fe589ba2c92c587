/*
  Puts what was typed on home back into its empty field before the first paint, so that nothing below moves. The page's
  own script (islands/desk) keeps it there, and puts back all that was chosen with it.
*/
{
  const area = document.getElementById("desk-text");
  const { owner } = document.currentScript.dataset;
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem("stet.desk." + key));
    } catch {
      return null;
    }
  };
  const [kept] = [read(owner), read("guest")].filter(Boolean).sort((left, right) => right.at - left.at);
  const [opened] = performance.getEntriesByType("navigation");
  const reopened = opened?.type === "reload" || opened?.type === "back_forward";
  if (kept && area?.value === "") {
    if (!kept.made || reopened) area.value = kept.values?.text ?? "";
    else if (kept.aside) area.value = kept.aside.text ?? "";
  }
}
