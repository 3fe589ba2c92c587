/*
  Windows of 768 px and less are led to /mobile. Pages whose reader chose to continue anyway do not load this. A window
  that is wide itself and narrow inside is one whose reader needs large type: it is let in, from the next page on without
  a notice.
*/
if (matchMedia("(max-width: 768px)").matches && location.pathname !== "/mobile") {
  if (outerWidth > 768 && outerWidth > innerWidth * 1.2) {
    document.cookie = "stet_narrow=dHJ1ZQ%3D%3D; path=/; samesite=lax";
  } else {
    location.replace("/mobile?from=" + encodeURIComponent(location.pathname + location.search));
  }
}
