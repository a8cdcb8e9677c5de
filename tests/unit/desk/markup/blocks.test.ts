import { describe, expect, test } from 'vitest'
import { findStanding, setBlock } from '#desk/content/markup/blocks.ts'
import { breakLine, insertLineBreak } from '#desk/content/markup/break-line.ts'
import { toggleList } from '#desk/content/markup/list.ts'
import { mark, show } from './marked.ts'

describe('extras: paragraphs and headings of a landing text', () => {
  test.each([
    ['a paragraph becomes a heading', 'h3', '<p>a| b</p>', '<h3>a| b</h3>'],
    ['and a paragraph again', 'h3', '<h3>a| b</h3>', '<p>a| b</p>'],
    ['of another level', 'h4', '<h3 id="x">a|</h3>', '<h4 id="x">a|</h4>'],
    ['each one that is selected', 'h3', '<p>[a</p>\n<p>b]</p>\n<p>c</p>', '<h3>[a</h3>\n<h3>b]</h3>\n<p>c</p>'],
    ['only the first one becomes a title', 'h2', '<p>[a</p>\n<p>b</p>\n<p>c]</p>', '<h2>[a</h2>\n<p>b</p>\n<p>c]</p>'],
    ['an unclosed one stays', 'h3', '<p>a|\n<p>b</p>', '<p>a|\n<p>b</p>'],
    ['text in no element, up to an empty line', 'p', 'a\n\nb <b>c|</b>\nd\n\ne', 'a\n\n<p>b <b>c|</b>\nd</p>\n\ne'],
    ['an empty one', 'h3', '<p>|</p>', '<h3>|</h3>'],
    ['a new one on a line of its own', 'p', '<p>a</p>|<p>b</p>', '<p>a</p>\n<p>|</p>\n<p>b</p>'],
    ['not between the items of a list', 'p', '<ul>\n|<li>a</li></ul>', '<ul>\n<li>a</li></ul>\n<p>|</p>'],
  ] as const)('%s: %s %s', (_, name, before, after) => expect(show(setBlock(mark(before), name))).toBe(after))

  test.each([
    ['<h2>a|</h2><p>b</p>', { block: 'h2', isList: false, canBeTitle: true }],
    ['<h2>a</h2><p>b|</p>', { block: 'p', isList: false, canBeTitle: false }],
    ['<section data-popup="x"><p>a|</p></section>', { block: 'p', isList: false, canBeTitle: true }],
    ['<ul><li>a|</li></ul>', { block: undefined, isList: true, canBeTitle: false }],
    ['|', { block: undefined, isList: false, canBeTitle: true }],
  ])('%s stands as %j', (text, standing) => expect(findStanding(mark(text))).toEqual(standing))
})

describe('extras: lists of a landing text', () => {
  test.each([
    ['paragraphs become items', '[<p>a</p>\n<p>b <b>c</b></p>]', '<ul>\n[<li>a</li>\n<li>b <b>c</b></li>]\n</ul>'],
    ['so do lines in no element', '[a\nb]', '<ul>\n<li>[a</li>\n<li>b]</li>\n</ul>'],
    ['one paragraph', '<p>a|</p>', '<ul>\n<li>a|</li>\n</ul>'],
    ['an empty one', '<p>|</p>', '<ul>\n<li>|</li>\n</ul>'],
    ['none', '|', '<ul>\n<li>|</li>\n</ul>'],
    ['what is between them stays', '[<p>a</p><hr><p>b</p>]', '<ul>\n[<li>a</li>]\n</ul><hr><p>b</p>'],
    [
      'an item leaves its list',
      '<ul><li>a</li><li>b|</li><li>c</li></ul>',
      '<ul><li>a</li>\n</ul>\n<p>b|</p>\n<ul>\n<li>c</li></ul>',
    ],
    ['a list with unclosed items stays', '<ul><li>a<li>b|</li></ul>', '<ul><li>a<li>b|</li></ul>'],
    [
      'comments, text between items and attributes stay',
      '<ol id="x" start="3"><!-- 1 --><li>a</li>b<li class="c">d|</li><!-- 2 --><li>e</li></ol>',
      '<ol id="x" start="3"><!-- 1 --><li>a</li>b\n</ol>\n<p class="c">d|</p>\n<ol>\n<!-- 2 --><li>e</li></ol>',
    ],
    [
      'a paragraph with an element that is rare is one item',
      '<p>[a <time>b</time> <kbd>c</kbd>]</p>',
      '<ul>\n<li>[a <time>b</time> <kbd>c</kbd>]</li>\n</ul>',
    ],
    [
      'a line break ends an item, but none in bold words',
      '<p id="x">[a<br>\n<b>b<br>c</b>]</p>',
      '<ul>\n<li id="x">[a</li>\n<li><b>b<br>c</b>]</li>\n</ul>',
    ],
    ['lines that nothing divides', '[<p>a</p>b<br>\n<br>c]', '<ul>\n[<li>a</li>\n<li>b</li>\n<li>c]</li>\n</ul>'],
    ['empty lines are no items', '<p>[a<br>\n<br>b<br>]</p>', '<ul>\n<li>[a</li>\n<li>b]</li>\n</ul>'],
    ['a new line in a tag ends none', '[a <a\nhref="#x">b</a>]', '<ul>\n<li>[a <a\nhref="#x">b</a>]</li>\n</ul>'],
    ['a list that is selected with its tags', '[<ul><li>a</li></ul>]', '[<p>a</p>]'],
    ['all items leave it', '<ol>[<li>a</li>\n<li><p>b</p></li>]</ol>', '[<p>a</p>\n<p>b</p>]'],
  ])('%s: %s', (_, before, after) => expect(show(toggleList(mark(before)))).toBe(after))
})

const NESTED = '<ul><li>a<ul><li>b</li>|<li>c</li></ul></li></ul>'

describe('extras: Enter in a landing text', () => {
  test.each([
    ['begins a paragraph', '<p>a|b</p>', '<p>a</p>\n<p>|b</p>'],
    ['after a heading, too', '<h3>a|</h3>', '<h3>a</h3>\n<p>|</p>'],
    ['before a heading, too', '<h3>|a</h3>', '<p></p>\n<h3>|a</h3>'],
    ['begins an item', '<ul><li>a|</li></ul>', '<ul><li>a</li>\n<li>|</li></ul>'],
    ['begins an item, where the list of an empty one is missing', '<li>|</li>', '<li></li>\n<li>|</li>'],
    ['leaves a list by an empty item', '<ul><li>a</li><li>|</li></ul>', '<ul><li>a</li>\n</ul>\n<p>|</p>'],
    ['goes on in bold', '<p><b>a|b</b></p>', '<p><b>a</b></p>\n<p><b>|b</b></p>'],
    ['ends what is bold at its end', '<p><b>a|</b></p>', '<p><b>a</b></p>\n<p>|</p>'],
    ['begins before what is bold at its start', '<p>a <b><i>|b</i></b></p>', '<p>a </p>\n<p>|<b><i>b</i></b></p>'],
    ['does not cut an entity', '<p>a &a|mp; b</p>', '<p>a &amp;</p>\n<p>| b</p>'],
  ])('%s: %s', (_, before, after) => {
    const changed = breakLine(mark(before))
    expect(changed && show(changed)).toBe(after)
  })

  test.each([
    'a|b',
    '<p>a</p>|',
    '<p cl|ass="x">a</p>',
    '<td>a|</td>',
    '<p>[a]</p>',
    NESTED,
    '<p>a <b>b|</p>',
    '<ul><li>a<li>|</li></ul>',
  ])('is a new line in %s', (text) => expect(breakLine(mark(text))).toBeUndefined())

  test('with Shift breaks the line within the paragraph', () => {
    const changed = insertLineBreak(mark('<p>a[b]c</p>'))
    expect(changed && show(changed)).toBe('<p>a<br>\n|c</p>')
  })

  test.each(['<p cl|ass="x">a</p>', '<p>a[b</p><p>c]d</p>', NESTED, '<p>a <em|'])(
    'with Shift is a new line in %s',
    (text) => expect(insertLineBreak(mark(text))).toBeUndefined(),
  )
})
