import { data } from "react-router";

/** Every address that no route knows. With a route of its own it passes through the root's middleware and frame. */
export function loader() {
  throw data(null, { status: 404 });
}

export function action() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
