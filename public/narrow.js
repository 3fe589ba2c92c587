/*
  Windows of 768 px and less are led to /mobile, but for those that a letter's link opens: most letters are read on a phone. Pages whose reader chose to continue anyway do not load this. A window
  that is wide itself and narrow inside is one whose reader needs large type: it is let in, from the next page on without
  a notice.
*/
const here = location.pathname;
const isLetters =
  /^\/(activate-account|reset-password|verify-email)$/.test(here) && /[?&]token=/.test(location.search);
if (matchMedia("(max-width: 768px)").matches && here !== "/mobile" && !isLetters) {
  if (outerWidth > 768 && outerWidth > innerWidth * 1.2) {
    document.cookie = "stet_narrow=dHJ1ZQ%3D%3D; path=/; samesite=lax";
  } else {
    location.replace("/mobile?from=" + encodeURIComponent(location.pathname + location.search));
  }
}
