import { expect, test } from 'vitest'
import { readTags, stripTags } from '#desk/content/markup/tags.ts'

test.each([
  ['<p>a</p>', ['<p>', '</p>']],
  ['<a title="1 > 0">a</a>', ['<a title="1 > 0">', '</a>']],
  ['1 < 2 <br/> <!-- <b> -->', ['<br/>', '<!-- <b> -->']],
  ['<p>a <em', ['<p>']],
  ['<p title="a>b', []],
])('extras: the tags of %s are %j', (text, tags) => {
  expect(readTags(text).map(({ from, to }) => text.slice(from, to))).toEqual(tags)
})

test('extras: many tags that never end are read in one pass', () => {
  const text = '<a '.repeat(80_000)
  expect(stripTags(text)).toBe(text)
})
