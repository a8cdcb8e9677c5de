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
    ['paragraphs become items', '[<p>a</p>\n<p>b <b>c</b></p>]', '[<ul>\n<li>a</li>\n<li>b <b>c</b></li>\n</ul>]'],
    ['so do lines in no element', '[a\nb]', '[<ul>\n<li>a</li>\n<li>b</li>\n</ul>]'],
    ['one paragraph', '<p>a|</p>', '<ul>\n<li>a|</li>\n</ul>'],
    ['an empty one', '<p>|</p>', '<ul>\n<li>|</li>\n</ul>'],
    ['none', '|', '<ul>\n<li>|</li>\n</ul>'],
    ['what is between them stays', '[<p>a</p><hr><p>b</p>]', '[<ul>\n<li>a</li>\n</ul>]<hr><p>b</p>'],
    [
      'an item leaves its list',
      '<ul><li>a</li><li>b|</li><li>c</li></ul>',
      '<ul>\n<li>a</li>\n</ul>\n<p>b|</p>\n<ul>\n<li>c</li>\n</ul>',
    ],
    ['all items leave it', '<ol>[<li>a</li>\n<li><p>b</p></li>]</ol>', '[<p>a</p>\n<p>b</p>]'],
  ])('%s: %s', (_, before, after) => expect(show(toggleList(mark(before)))).toBe(after))
})

describe('extras: Enter in a landing text', () => {
  test.each([
    ['begins a paragraph', '<p>a|b</p>', '<p>a</p>\n<p>|b</p>'],
    ['after a heading, too', '<h3>a|</h3>', '<h3>a</h3>\n<p>|</p>'],
    ['before a heading, too', '<h3>|a</h3>', '<p></p>\n<h3>|a</h3>'],
    ['begins an item', '<ul><li>a|</li></ul>', '<ul><li>a</li>\n<li>|</li></ul>'],
    ['leaves a list by an empty item', '<ul><li>a</li><li>|</li></ul>', '<ul>\n<li>a</li>\n</ul>\n<p>|</p>'],
    ['goes on in bold', '<p><b>a|b</b></p>', '<p><b>a</b></p>\n<p><b>|b</b></p>'],
    ['ends what is bold at its end', '<p><b>a|</b></p>', '<p><b>a</b></p>\n<p>|</p>'],
  ])('%s: %s', (_, before, after) => {
    const changed = breakLine(mark(before))
    expect(changed && show(changed)).toBe(after)
  })

  test.each(['a|b', '<p>a</p>|', '<p cl|ass="x">a</p>', '<td>a|</td>', '<p>[a]</p>'])('is a new line in %s', (text) =>
    expect(breakLine(mark(text))).toBeUndefined(),
  )

  test('with Shift breaks the line within the paragraph', () => {
    expect(show(insertLineBreak(mark('<p>a[b]c</p>')))).toBe('<p>a<br>\n|c</p>')
  })
})
