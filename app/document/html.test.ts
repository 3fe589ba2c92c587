import { describe, expect, test } from "vitest";
import { readHtml } from "./html-in.ts";
import { writeHtml } from "./html-out.ts";
import { readMarkdown, writeMarkdown } from "./markdown.ts";

const inMarkdown = (html: string) => writeMarkdown(readHtml(html));

describe("readHtml", () => {
  test.each([
    ["<p>a<p>b", "a\n\nb"],
    ["loose <b>bold</b> text", "loose **bold** text"],
    ["<h1>T</h1><h6>s</h6>", "## T\n\n#### s"],
    ["<div>a<div>b</div>c</div>", "a\n\nb\n\nc"],
    ["<ul><li>a<ul><li>b</ul><li>c</ul>", "- a\n  - b\n- c"],
    ["<ul><li>a</li><ul><li>b</li></ul></ul>", "- a\n  - b"],
    ["<li>a<li>b<p>c", "- a\n\n- b\n\n  c"],
    ["<ol start=3><li>x</ol>", "3. x"],
    ["<p>a<br>b<br></p>", "a\\\nb"],
    ["<pre>\n x\n</pre>", "```\n x\n```"],
    ["<table><tr><th>a<th>b<tr><td>1<td>2</table>", "a | b\n\n1 | 2"],
    ['<img src="https://a.bc/i.png" alt="cat" onerror="alert(1)">', "[cat](https://a.bc/i.png)"],
    ['<a href="javascript:alert(1)">x</a>', "x"],
    ['<a href="java&#10;script:alert(1)">x</a>', "x"],
    ['<b style="font-weight:normal"><span style="font-weight:700">x</span> y</b>', "**x** y"],
    ["<script>alert(1)</script><style>p{}</style>a<template>t</template><iframe>f</iframe>", "a"],
    ["<head><title>T</title></head><body>b", "b"],
    ["<svg><p>in</p></svg><object>o</object>out", "out"],
    ["&lt;script&gt;", "\\<script>"],
    ["</p></ul></li>x</blockquote>", "x"],
    ["<blockquote></blockquote><ul></ul>", ""],
  ])("%j reads as %j", (html, markdown) => {
    readHtml(html).check();
    expect(inMarkdown(html)).toBe(markdown);
  });

  const much = 1 << 20;
  test.each(
    [
      "<div>",
      "<p>",
      "<b>x",
      "<ul><li>",
      "<li>x",
      "<blockquote>",
      "<table><tr><td>x",
      "<",
      "<svg>",
      "a <br> ",
    ].map((unit) => [unit, unit.repeat(much / unit.length)] as const),
  )("one MiB of %j neither crashes nor hangs, nor does writing it as HTML", (_, html) => {
    const doc = readHtml(html);
    doc.check();
    expect(readHtml(writeHtml(doc)).eq(doc)).toBe(true);
  });
});

describe("writeHtml", () => {
  test("escapes every text and address", () => {
    const html = writeHtml(readMarkdown('<img src=x onerror=alert(1)> ["q"](https://a.bc/?a=\'&b)'));
    expect(html).toBe(
      "<p>&lt;img src=x onerror=alert(1)&gt; " +
        '<a href="https://a.bc/?a=&#39;&amp;b" rel="noopener noreferrer" target="_blank">&quot;q&quot;</a></p>',
    );
  });
});
