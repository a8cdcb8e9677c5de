import { expect, test } from 'vitest'
import { parseBlocks } from '#server/platform/files/html-blocks.ts'

test('R259 the text of a document comes apart into headings, paragraphs, items, tables and pages', () => {
  const html =
    '<section data-page="1"><h2>Costs</h2><p>They <b>fell</b> by 3&nbsp;% &amp; more.</p><ul><li>One</li><li>Two</ul>' +
    '</section><section data-page="2"><table><caption>Figures</caption><tr><th></th><th>2026</th></tr>' +
    '<tr><td>EPS</td><td>&minus;0.5</td></tr></table><section><p>&#8364;&#x1F41B;</p></section></section>'
  expect(parseBlocks(html)).toEqual([
    { kind: 'heading', text: 'Costs' },
    { kind: 'paragraph', text: 'They fell by 3 % & more.' },
    { kind: 'item', text: 'One' },
    { kind: 'item', text: 'Two' },
    { kind: 'page' },
    { kind: 'caption', text: 'Figures' },
    { kind: 'row', cells: ['', '2026'] },
    { kind: 'row', cells: ['EPS', '−0.5'] },
    { kind: 'paragraph', text: '€🐛' },
  ])
})

test('C37 scripts, styles, comments and attributes leave nothing behind', () => {
  const html =
    '<script>alert("<p>1</p>")</script><style>p{}</style><!-- <p>2</p> --><p onclick="alert(3)">Text</p>' +
    '<svg><p>4</p></svg><iframe srcdoc="<p>5</p>"></iframe><p>End<script>alert(6)'
  expect(parseBlocks(html)).toEqual([
    { kind: 'paragraph', text: 'Text' },
    { kind: 'paragraph', text: 'End' },
  ])
})

test.each(['', 'no markup', '<', '<p', '<p>'.repeat(2000), '<<<>>>', '&#99999999;', '</p></p>'])(
  'C37 malformed HTML is no failure: %s',
  (html) => {
    expect(parseBlocks(html)).toEqual([])
  },
)
