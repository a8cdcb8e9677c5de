import { expect, test } from 'vitest'
import { type BlockName, setBlock } from '#desk/content/markup/blocks.ts'
import { breakLine, insertLineBreak } from '#desk/content/markup/break-line.ts'
import { isInline, isVoid, type MarkedText, readElements } from '#desk/content/markup/elements.ts'
import { setLink, toggleInline } from '#desk/content/markup/inline.ts'
import { toggleList } from '#desk/content/markup/list.ts'
import { readTags } from '#desk/content/markup/tags.ts'
import { show } from './marked.ts'

const inputs = [
  '<ul><li>a<li>b</li></ul>',
  '<ul><li>a</li><li>b</ul>c',
  '<ul><li>a',
  'x<ul>y<li>a</li>b<!-- c --><li>d</li>e</ul>z',
  '<ol id="i" start="3"><li id="j">a</li> <!-- k --> <li><ul><li>b</li><li></li></ul>c</li><li>d</li></ol>',
  '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li></li></ul><p>d</p>',
  '<p>a<p>b</p>\n<p>c</p>',
  '<p>a <time>b</time> <x-y>c<br>d</x-y> e</p>',
  '<p><strong>a b<br>c</strong> <a href="#x">d e</a><br>f</p>',
  'a <a\nhref="x">b</a>\nc\n\n<!-- d\n\ne --> f\n\n<b>g\n\nh</b>',
  '<p>R&amp;D M&uuml;l &lt;b&gt;</p>A&amp;B',
  '<p>a<div>b</div>c</p><p>d</p>',
  '<b>a <i>b c</b> d</i> e',
  '<p><b><i>a</i></b> <b>b <em>c <strong>d</strong> e</em></b></p>',
  '<b>a <strong>b c</strong> d</b>',
  '<i><b>a</i> <p>b</p>',
  '<b>a<p>b</p>c</b>',
  '<h2>a</h2><table><tr><td>b<br>c</td><td><p>d</p></td></tr></table>e',
  '<blockquote>a</blockquote><li>b</li><hr>c<img src="d">',
  '<section data-popup="x"><h3>a</h3>b</section></p>c',
  '<p>a b</p> c <em',
  '<p>a</p> 1 < 2 <a title="b>c',
]

const BUTTONS: Record<string, (text: MarkedText) => MarkedText> = {
  ...Object.fromEntries(
    (['p', 'h2', 'h3', 'h4'] as BlockName[]).map((name) => [name, (text: MarkedText) => setBlock(text, name)]),
  ),
  bold: (text) => toggleInline(text, 'strong'),
  italic: (text) => toggleInline(text, 'em'),
  list: toggleList,
  link: (text) => setLink(text, 'https://a.example', ''),
  unlink: (text) => setLink(text, '', ''),
}

const KEYS: Record<string, (text: MarkedText) => MarkedText | undefined> = {
  Enter: breakLine,
  'Shift+Enter': (text) => (text.start === text.end ? insertLineBreak(text) : undefined),
}

/** The words that a page shows; `gap` stands where a line ends. A tag that never ends takes in all that follows. */
function readWords(value: string, gap: string): string {
  let [text, last] = ['', 0]
  for (const { name, from, to } of readTags(value)) {
    text += value.slice(last, from) + (isInline(name) && name !== 'br' ? '' : gap)
    last = to
  }
  return (text + value.slice(last))
    .replace(/<[a-z].*$/is, '<')
    .replaceAll(/&\w+;/g, (entity) => `{${entity.slice(1, -1)}}`)
    .replaceAll(/\s+/g, gap)
    .trim()
}

/** Tags without their other half. */
function countUnpaired(value: string): number {
  const tags = readTags(value).filter(({ name }) => !isVoid(name))
  return tags.length - readElements(value).length * 2
}

const countComments = (value: string) => readTags(value).filter(({ name }) => name === '!').length

const hasNestedLinks = (value: string) => {
  const links = readElements(value).filter(({ name }) => name === 'a')
  return links.some((link) => links.some(({ inner, innerEnd }) => inner <= link.from && link.to <= innerEnd))
}

/** Every caret, and selections of many lengths. */
const places = (value: string) =>
  Array.from({ length: value.length + 1 }, (_, start) =>
    [0, 1, 5, 16, 49]
      .filter((length) => start + length <= value.length)
      .map((length) => ({ value, start, end: start + length })),
  ).flat()

/** What is wrong with a changed text. */
function findFaults(before: MarkedText, after: MarkedText, gap: string): string[] {
  const is = (isFault: boolean, name: string) => (isFault ? [`${name}: ${show(before)} → ${show(after)}`] : [])
  return [
    ...is(readWords(before.value, gap) !== readWords(after.value, gap), 'words'),
    ...is(countUnpaired(after.value) > countUnpaired(before.value), 'nesting'),
    ...is(countComments(after.value) !== countComments(before.value), 'comments'),
    ...is(hasNestedLinks(after.value), 'links'),
    ...is(after.start > after.end || after.end > after.value.length, 'selection'),
  ]
}

test.each(inputs)('extras: no button changes the words of %j or crosses its tags', (value) => {
  for (const [name, change] of Object.entries(BUTTONS)) {
    const faults = places(value).flatMap((text) => findFaults(text, change(text), ' '))
    expect({ name, faults: faults.slice(0, 3) }).toEqual({ name, faults: [] })
  }
})

test.each(inputs)('extras: no key changes the words of %j or crosses its tags', (value) => {
  for (const [name, change] of Object.entries(KEYS)) {
    const faults = places(value).flatMap((text) => findFaults(text, change(text) ?? text, ''))
    expect({ name, faults: faults.slice(0, 3) }).toEqual({ name, faults: [] })
  }
})
