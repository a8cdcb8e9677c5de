import { insertBlock } from './blocks.ts'
import {
  findAround,
  isInline,
  lists,
  type MarkedText,
  type Markup,
  readElements,
  settle,
  textBlocks,
} from './elements.ts'
import { findLines } from './runs.ts'
import { readTags } from './tags.ts'

/** Replaces a stretch and selects what stands there now. */
const replace = ({ value }: MarkedText, from: number, to: number, text: string): MarkedText => ({
  value: value.slice(0, from) + text + value.slice(to),
  start: from,
  end: from + text.length,
})

const toList = (name: string, items: readonly string[]) => [`<${name}>`, ...items, `</${name}>`].join('\n')

/** Takes the touched items out of a list; what is before and after them stays in it. */
function leaveList(text: MarkedText, list: Markup): MarkedText {
  const { value, start, end } = text
  const items = readElements(value)
    .filter(({ name, from, to }) => name === 'li' && from >= list.inner && to <= list.innerEnd)
    .filter((item, _, all) => !all.some(({ inner, innerEnd }) => inner <= item.from && item.to <= innerEnd))
    .sort((one, other) => one.from - other.from)
  const isTouched = ({ from, to }: Markup) => (start === end ? from <= start && start <= to : from < end && start < to)
  const first = items.findIndex(isTouched)
  if (first < 0) return text
  const last = items.findLastIndex(isTouched)
  const sourceOf = ({ from, to }: Markup) => value.slice(from, to)
  const toParagraph = ({ inner, innerEnd }: Markup) => {
    const content = value.slice(inner, innerEnd).trim()
    return readTags(content).some(({ name }) => !isInline(name)) ? content : `<p>${content}</p>`
  }
  const [before, after] = [items.slice(0, first), items.slice(last + 1)]
  const head = before.length > 0 ? `${toList(list.name, before.map(sourceOf))}\n` : ''
  const tail = after.length > 0 ? `\n${toList(list.name, after.map(sourceOf))}` : ''
  const middle = items
    .slice(first, last + 1)
    .map(toParagraph)
    .join('\n')
  const changed = replace(text, list.from, list.to, head + middle + tail)
  const from = list.from + head.length
  if (start !== end) return { ...changed, start: from, end: from + middle.length }
  const caret = from + middle.length - (middle.endsWith('</p>') ? '</p>'.length : 0)
  return { ...changed, start: caret, end: caret }
}

/** Makes a list of the lines that are touched, or takes them out of the list they are in. */
export function toggleList(text: MarkedText): MarkedText {
  const settled = settle(text)
  const elements = readElements(settled.value)
  const list = findAround(elements, settled, lists)
  if (list) return leaveList(settled, list)
  const lines = findLines(settled, textBlocks).map(({ from, to, block }) => ({
    ...{ from: block?.from ?? from, to: block?.to ?? to },
    items: settled.value.slice(block?.inner ?? from, block?.innerEnd ?? to).split(block ? /<br\s*\/?>/i : /\n/),
  }))
  const empty = findAround(elements, settled, textBlocks)
  const [first] = lines
  if (!first) {
    if (!empty) return insertBlock(settled, '<ul>\n<li>', '</li>\n</ul>')
    const changed = replace(settled, empty.from, empty.to, toList('ul', ['<li></li>']))
    const caret = empty.from + '<ul>\n<li>'.length
    return { ...changed, start: caret, end: caret }
  }
  // What stands between two lines, such as a table, ends the list.
  const until = lines.findIndex((line, index) => {
    const before = lines[index - 1]
    return before !== undefined && settled.value.slice(before.to, line.from).trim() !== ''
  })
  const taken = until < 0 ? lines : lines.slice(0, until)
  const items = taken.flatMap((line) => line.items.map((item) => item.trim()).filter(Boolean))
  const to = taken.at(-1)?.to ?? first.to
  const changed = replace(
    settled,
    first.from,
    to,
    toList(
      'ul',
      items.map((item) => `<li>${item}</li>`),
    ),
  )
  if (settled.start !== settled.end) return changed
  const caret = changed.end - '</li>\n</ul>'.length
  return { ...changed, start: caret, end: caret }
}
