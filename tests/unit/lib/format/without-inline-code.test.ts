import { expect, test } from 'vitest'
import { withoutInlineCode } from '#lib/format/without-inline-code.ts'

test.each([
  '<a href="https://cdn.example/style=large/photo.png">Photo</a>',
  '<a title="go onx=" href="https://example.org/">A</a>',
  '<img alt="Growth one=1 two" src="a.png">',
  '<a href=/x/style=y/onload=z>A</a>',
  '<p>Our style = prudent, onset = late, a < b style="x".</p>',
  '<p data-style="a" xonclick=b style-x=c>',
  '<p title="> <p onclick=x">',
  "<p\u00a0onclick='x'>",
])('R339 nothing innocent changes: %s', (html) => {
  expect(withoutInlineCode(html)).toBe(html)
})

test.each([
  ['<p style="a > b" id=x>', '<p  id=x>'],
  ["<p ONCLICK = 'x()'\n>", '<p \n>'],
  ['<p/onclick=x()/style=y>', '<p >'],
  ['<a style="color: red"href="/a"onclick=x()>A</a>', '<a href="/a" >A</a>'],
  ['<p a"b onclick=x c>', '<p a"b  c>'],
  ['<p title=a"b onclick=x>"', '<p title=a"b >"'],
  ['<p onclick=>text', '<p >text'],
  ['<p =style onclick>', '<p =style >'],
])('C37 embedding 2: %s loses its inline code', (html, expected) => {
  expect(withoutInlineCode(html)).toBe(expected)
})

test.each([
  ['<style>p{}</style>After', '<!---->After'],
  ['<<style></style >p onclick=x>', '<<!---->p onclick=x>'],
  ['<style>p{}</styles></STYLE title=">">After', '<!---->After'],
  ['<script>if (a<b) x = "</script><p>Our style = "prudent"</p>', '<!----><p>Our style = "prudent"</p>'],
  ['<!-- <a title=" --><p onclick=x title="">', '<!----><p  title="">'],
  ['<!--><p style=x>', '<!----><p >'],
  ['<!---><p style=x>', '<!----><p >'],
  ['<style>unclosed <p onclick=x>', '<xmp>unclosed <p >'],
  ['<svg><style/></svg><p>Text</p>', '<svg><xmp/></svg><p>Text</p>'],
  ['Text<p title="never closed', 'Text'],
  ['Text<!-- never closed', 'Text'],
])('C37 style sheets, scripts and comments are read as a browser reads them: %s', (html, expected) => {
  expect(withoutInlineCode(html)).toBe(expected)
})

const long = (part: string) => part.repeat(Math.ceil(400_000 / part.length))

test.each([
  ['spaces in a tag', `<a${long(' ')}>`],
  ['spaces after a name', `<a b${long(' ')}c>`],
  ['an open tag', `<a ${long('style ')}`],
  ['open tags', long('<a ')],
  ['open quotes', long('<a "')],
  ['open style sheets', long('<style>')],
  ['open comments', long('<!--')],
  ['open ends', `<script>${long('</script')}`],
  ['equals signs', `<a ${long('=')}>`],
  ['handlers', `<a ${long('onx= ')}>`],
])('C37 400 kB of %s take no time that a reader notices', (_, html) => {
  const start = performance.now()
  withoutInlineCode(html)
  expect(performance.now() - start).toBeLessThan(1000)
})
