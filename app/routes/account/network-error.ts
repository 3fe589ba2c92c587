/** What log-in says when nothing answered, on the server's way to its services and on the browser's way here. */
export const networkError = "Network error. Please try again.";
