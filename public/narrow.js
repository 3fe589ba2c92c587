/* Windows of 768 px and less are led to /mobile. Pages whose reader chose to continue anyway do not load this. */
if (matchMedia("(max-width: 768px)").matches && location.pathname !== "/mobile") {
  location.replace("/mobile?from=" + encodeURIComponent(location.pathname + location.search));
}
