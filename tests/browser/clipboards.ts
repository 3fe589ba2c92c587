/** What programs put into the clipboard, in the shape that each of them writes, and the Markdown that it means. */
export const clipboards: readonly { program: string; data: Record<string, string>; means: string }[] = [
  {
    program: "Word",
    data: {
      "text/html": `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<meta name=Originator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/nora/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <w:WordDocument>
  <w:View>Normal</w:View>
 </w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face
	{font-family:Symbol;
	panose-1:5 5 1 2 1 7 6 2 5 7;}
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	margin-bottom:8.0pt;
	font-size:11.0pt;
	font-family:"Calibri",sans-serif;}
 @list l0
	{mso-list-id:1204562;}
 @list l0:level1
	{mso-level-number-format:bullet;}
-->
</style>
</head>

<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->

<p class=MsoTitle>The bakery<o:p></o:p></p>

<h1>What we sell<o:p></o:p></h1>

<p class=MsoNormal>Bread is <b style='mso-bidi-font-weight:normal'>warm</b> and <i
style='mso-bidi-font-style:normal'>cheap</i>, see <a
href="https://example.com/bread">the list</a>, as
the baker<a style='mso-comment-reference:NL_1;mso-comment-date:20260301T1200'></a><span
class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor
href="#_msocom_1">[NL1]</a></span></span> said.<o:p></o:p></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:
Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Rye<o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:
auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New";mso-fareast-font-family:"Courier New"'><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>dark<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Wheat<o:p></o:p></p>

<p class=MsoNormal>Then:<o:p></o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Mix<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>2.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Bake<o:p></o:p></p>

<p class=MsoQuote>Bread is bread.<o:p></o:p></p>

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0>
 <tr style='mso-yfti-irow:0'>
  <td width=301 valign=top><p class=MsoNormal>Rye<o:p></o:p></p></td>
  <td width=301 valign=top><p class=MsoNormal>3 euros<o:p></o:p></p></td>
 </tr>
</table>

<!--EndFragment-->
</body>

</html>`,
    },
    means: `## The bakery

## What we sell

Bread is **warm** and *cheap*, see [the list](https://example.com/bread), as the baker said.

- Rye
  - dark
- Wheat

Then:

1. Mix
2. Bake

> Bread is bread.

Rye

3 euros`,
  },
  {
    program: "Word in a browser",
    data: {
      "text/html": `<meta charset='utf-8'><div class="OutlineElement Ltr SCXW23 BCX8"><p class="Paragraph SCXW23 BCX8" role="heading" aria-level="2" paraid="1"><span data-contrast="auto" xml:lang="EN-GB" lang="EN-GB" class="TextRun SCXW23 BCX8"><span class="NormalTextRun SCXW23 BCX8">Prices</span></span><span class="EOP SCXW23 BCX8" data-ccp-props="{}">&nbsp;</span></p></div><div class="OutlineElement Ltr SCXW23 BCX8"><p class="Paragraph SCXW23 BCX8"><span data-contrast="auto" xml:lang="EN-GB" lang="EN-GB" class="TextRun SCXW23 BCX8" style="font-weight: bold;"><span class="NormalTextRun SCXW23 BCX8">Low</span></span><span class="EOP SCXW23 BCX8" data-ccp-props="{}">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW23 BCX8"><ul class="BulletListStyle1 SCXW23 BCX8" role="list"><li data-leveltext="x" data-listid="1" aria-setsize="-1" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW23 BCX8"><p class="Paragraph SCXW23 BCX8" paraid="1" paraeid="{a}"><span data-contrast="auto" xml:lang="EN-GB" lang="EN-GB" class="TextRun SCXW23 BCX8"><span class="NormalTextRun SCXW23 BCX8">Rye</span></span><span class="EOP SCXW23 BCX8" data-ccp-props="{}">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW23 BCX8"><ul class="BulletListStyle1 SCXW23 BCX8" role="list"><li data-leveltext="x" data-listid="1" aria-setsize="-1" data-aria-posinset="1" data-aria-level="2" role="listitem" class="OutlineElement Ltr SCXW23 BCX8"><p class="Paragraph SCXW23 BCX8" paraid="1" paraeid="{a}"><span data-contrast="auto" xml:lang="EN-GB" lang="EN-GB" class="TextRun SCXW23 BCX8"><span class="NormalTextRun SCXW23 BCX8">dark</span></span><span class="EOP SCXW23 BCX8" data-ccp-props="{}">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW23 BCX8"><ul class="BulletListStyle1 SCXW23 BCX8" role="list"><li data-leveltext="x" data-listid="1" aria-setsize="-1" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW23 BCX8"><p class="Paragraph SCXW23 BCX8" paraid="1" paraeid="{a}"><span data-contrast="auto" xml:lang="EN-GB" lang="EN-GB" class="TextRun SCXW23 BCX8"><span class="NormalTextRun SCXW23 BCX8">Wheat</span></span><span class="EOP SCXW23 BCX8" data-ccp-props="{}">&nbsp;</span></p></li></ul></div>`,
    },
    means: `## Prices

**Low**

- Rye
  - dark
- Wheat`,
  },
  {
    program: "Google Docs",
    data: {
      "text/html": `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-4c1f0a52-7fff-1b2e-9d0a-5e7c3b1a9f66"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">The ovens</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">They are </span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:700;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">old</span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">, and </span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:italic;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">slow</span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">. See </span><a href="https://example.com/ovens" style="text-decoration:none;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#1155cc;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">the list</span></a><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">.</span></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Rye</span></p></li><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:circle;font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;" aria-level="2"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">dark</span></p></li></ul><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Wheat</span></p></li></ul><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:decimal;font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:700;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Mix</span></p></li><li dir="ltr" style="list-style-type:decimal;font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Bake</span></p></li></ol></b><br class="Apple-interchange-newline">`,
    },
    means: `## The ovens

They are **old**, and *slow*. See [the list](https://example.com/ovens).

- Rye
  - dark
- Wheat

1. **Mix**
2. Bake`,
  },
  {
    program: "Pages",
    data: {
      "text/html": `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
<html>
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<meta http-equiv="Content-Style-Type" content="text/css">
<title></title>
<meta name="Generator" content="Cocoa HTML Writer">
<meta name="CocoaVersion" content="2575.2">
<style type="text/css">
p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 30.0px 'Helvetica Neue'; color: #000000}
p.p2 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; color: #000000; min-height: 12.0px}
p.p3 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; color: #000000}
li.li3 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; color: #000000}
span.s1 {font: 11.0px 'Helvetica Neue'}
ul.ul1 {list-style-type: disc}
</style>
</head>
<body>
<p class="p1"><b>The bakery</b></p>
<p class="p2"><br></p>
<p class="p3">Bread is <b>warm</b><span class="Apple-converted-space">&nbsp;</span>and <i>cheap</i>, and <a href="https://example.com/bread">here</a>.</p>
<p class="p2"><br></p>
<ul class="ul1">
<li class="li3"><span class="s1"></span>Rye</li>
<ul class="ul1">
<li class="li3">dark</li>
</ul>
<li class="li3"><span class="s1"></span>Wheat</li>
</ul>
</body>
</html>`,
    },
    means: `## **The bakery**

Bread is **warm** and *cheap*, and [here](https://example.com/bread).

- Rye
  - dark
- Wheat`,
  },
  {
    program: "A web page",
    data: {
      "text/html": `<meta charset='utf-8'><nav style="display: none;">Menu</nav><h1 class="firstHeading" style="color: rgb(32, 33, 34); font-family: Georgia; font-weight: normal;">Bread</h1><div style="color: rgb(32, 33, 34);"><style>.x { color: red }</style><script>alert(1)</script><p><b>Bread</b> is a <a href="https://example.org/wiki/Food" onclick="alert(1)" title="Food">food</a> of <code>flour</code>.<sup><a href="#cite-1">[1]</a></sup></p><figure><img src="https://example.org/loaf.jpg" alt="A loaf"><figcaption>It is old.</figcaption></figure><h3><span style="font-weight: 600;">Kinds</span></h3><div>One line</div><div>Another<br>and more</div><blockquote><p>Give us bread.</p></blockquote><pre><code>bake --hot
  now</code></pre><hr><a href="javascript:alert(1)">bad</a><form><button>Buy</button></form></div>`,
    },
    means: `## Bread

**Bread** is a [food](https://example.org/wiki/Food) of \`flour\`.[1]

[A loaf](https://example.org/loaf.jpg)

It is old.

### **Kinds**

One line

Another\\
and more

> Give us bread.

\`\`\`
bake --hot
  now
\`\`\`

---

bad

Buy`,
  },
  {
    program: "Markdown",
    data: {
      "text/plain": `# Bread

Is **warm** and *cheap*:

1. Mix
2. Bake

> Bread is bread.

\`\`\`
bake
\`\`\``,
    },
    means: `## Bread

Is **warm** and *cheap*:

1. Mix
2. Bake

> Bread is bread.

\`\`\`
bake
\`\`\``,
  },
  {
    program: "An editor of program text",
    data: {
      "text/html": `<meta charset='utf-8'><div style="color: #cccccc;background-color: #1f1f1f;font-family: 'Droid Sans Mono', monospace;font-weight: normal;font-size: 14px;line-height: 19px;white-space: pre;"><div><span style="color: #569cd6;font-weight: bold;">## Bread</span></div><br><div><span style="color: #6796e6;">-</span><span style="color: #cccccc;"> Rye</span></div></div>`,
      "text/plain": `## Bread

- Rye`,
      "vscode-editor-data": `{"version":1,"mode":"markdown"}`,
    },
    means: `## Bread

- Rye`,
  },
];
