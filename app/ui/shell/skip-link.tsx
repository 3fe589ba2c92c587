/** First element of every page; leads to `<main id="main">`. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to text
    </a>
  );
}
