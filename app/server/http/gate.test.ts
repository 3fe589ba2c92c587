import { expect, test } from "vitest";
import { gate } from "./gate.ts";

const origin = "https://stet.example";
const post = (headers: Record<string, string>) => gate("POST", new Headers(headers), origin);

test("reading is open to everyone", () => {
  expect(gate("GET", new Headers({ "Sec-Fetch-Site": "cross-site" }), origin)).toBe("open");
});

test("Sec-Fetch-Site decides where it is sent, whatever Origin says", () => {
  expect(post({ "Sec-Fetch-Site": "same-origin", Origin: "http://127.0.0.1:3000" })).toBe("open");
  expect(post({ "Sec-Fetch-Site": "none" })).toBe("open");
  expect(post({ "Sec-Fetch-Site": "same-site", Origin: origin })).toBe("closed");
  expect(post({ "Sec-Fetch-Site": "cross-site" })).toBe("closed");
});

test("without it Origin, then Referer, must be the public origin", () => {
  expect(post({ Origin: origin })).toBe("open");
  expect(post({ Origin: "http://stet.example" })).toBe("closed");
  expect(post({ Origin: "null" })).toBe("closed");
  expect(post({ Referer: `${origin}/login` })).toBe("open");
  expect(post({ Referer: "https://stet.example.evil.test/" })).toBe("closed");
});

test("a request with none of the three is not a browser's", () => {
  expect(post({})).toBe("not-a-browser");
});
