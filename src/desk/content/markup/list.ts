import { insertBlock, rename } from './blocks.ts'
import {
  canChange,
  type Edit,
  edit,
  findAround,
  isBalanced,
  isInline,
  lists,
  type MarkedText,
  type Markup,
  readElements,
  settle,
  textBlocks,
  wrap,
} from './elements.ts'
import { copyTag, findLines, type Line, trim } from './runs.ts'
import { readTags, type Tag } from './tags.ts'

/** The edit that takes a stretch away. A new line stands there if two words would become one. */
function drop(value: string, from: number, to: number): Edit {
  const joins = /[^\s>]/.test(value.charAt(from - 1)) && /[^\s<]/.test(value.charAt(to))
  return { from, to, text: joins ? '\n' : '' }
}

const skipBlanks = (value: string, from: number) => from + (/^\s*/.exec(value.slice(from))?.[0].length ?? 0)
const skipBlanksBack = (value: string, to: number) => value.slice(0, to).trimEnd().length

/** Takes the touched items out of a list; what is before and after them stays in it. A list with unclosed items stays as it is. */
function leaveList(text: MarkedText, list: Markup): MarkedText {
  const { value, start, end } = text
  const tags = readTags(value)
  if (!isBalanced(tags, list.inner, list.innerEnd)) return text
  const inside = readElements(value).filter(({ from, to }) => from >= list.inner && to <= list.innerEnd)
  const items = inside
    .filter(({ name }) => name === 'li')
    .filter((item) => !inside.some(({ inner, innerEnd }) => inner <= item.from && item.to <= innerEnd))
    .sort((one, other) => one.from - other.from)
  const isTouched = ({ from, to }: Markup) => (start === end ? from <= start && start <= to : from < end && start < to)
  const touched = items.filter(isTouched)
  const [first, last] = [touched[0], touched.at(-1)]
  if (!first || !last) return text
  const open = value.slice(list.from, list.inner)
  const hasBlocks = ({ inner, innerEnd }: Markup) =>
    tags.some(({ name, from, to }) => !isInline(name) && from >= inner && to <= innerEnd)
  const toParagraph = (item: Markup) =>
    hasBlocks(item) ? [drop(value, item.from, item.inner), drop(value, item.innerEnd, item.to)] : rename(item, 'p')
  const hasTail = items.at(-1) !== last
  const head =
    items[0] === first
      ? drop(value, list.from, skipBlanks(value, list.inner))
      : { from: skipBlanksBack(value, first.from), to: first.from, text: `\n</${list.name}>\n` }
  const next = skipBlanks(value, last.to)
  const tail = hasTail
    ? { from: last.to, to: next, text: `\n${items[0] === first ? open : copyTag(open, list.name)}\n` }
    : drop(value, skipBlanksBack(value, list.innerEnd), list.to)
  return edit(text, [head, ...touched.flatMap(toParagraph), tail])
}

/** The places in a line that end an item: line breaks, and outside of elements new lines, but none within bold words or links. */
function findBreaks(value: string, tags: readonly Tag[], { from, to, block }: Line): Edit[] {
  const inside = tags.filter((tag) => tag.from >= from && tag.to <= to)
  const isFree = (at: number) => isBalanced(inside, from, at) && !inside.some((tag) => tag.from < at && at < tag.to)
  const lineEnds = block ? [] : [...value.slice(from, to).matchAll(/\n/g)].map(({ index }) => from + index)
  const found = [
    ...inside.filter(({ name }) => name === 'br'),
    ...lineEnds.map((at) => ({ from: at, to: at + 1 })),
  ].sort((one, other) => one.from - other.from)
  let [last, done] = [from, from]
  return found
    .filter((place) => isFree(place.from))
    .flatMap((place) => {
      if (place.from < done) return []
      const isEnd = !trim(value, last, place.from) || !trim(value, place.to, to)
      if (!isEnd) last = place.to
      const start = Math.max(done, skipBlanksBack(value, place.from))
      done = Math.min(to, skipBlanks(value, place.to))
      return [{ from: start, to: done, text: isEnd ? '' : '</li>\n<li>' }]
    })
}

/** Makes a list of the lines that are touched, or takes them out of the list they are in. Lines without clear bounds stay. */
export function toggleList(text: MarkedText): MarkedText {
  const settled = settle(text)
  if (!canChange(settled)) return text
  const { value } = settled
  const [elements, tags] = [readElements(value), readTags(value)]
  const { start, end } = settled
  const list =
    findAround(elements, settled, lists) ??
    elements.find(({ name, from, to }) => lists.includes(name) && from === start && to === end)
  if (list) return leaveList(settled, list)
  const lines = findLines(settled, textBlocks)
  const isInItem = ({ from, to }: Line) => findAround(elements, { start: from, end: to }, ['li']) !== undefined
  const free = lines.filter((line) => !isInItem(line))
  if (lines.length === 0) {
    const empty = findAround(elements, settled, textBlocks)
    return empty
      ? toItems(settled, [{ ...empty, block: empty, isClear: true }], tags)
      : insertBlock(settled, '<ul>\n<li>', '</li>\n</ul>')
  }
  // What stands between two lines, such as a table, ends the list.
  const until = free.findIndex((line, index) => {
    const before = free[index - 1]
    const from = before?.block?.to ?? before?.to
    return from !== undefined && value.slice(from, line.block?.from ?? line.from).trim() !== ''
  })
  const taken = until < 0 ? free : free.slice(0, until)
  return taken.every(({ isClear }) => isClear) ? toItems(settled, taken, tags) : text
}

const START = '<ul>\n'
const END = '\n</ul>'

/** Makes one list of some lines that follow each other. */
function toItems(text: MarkedText, lines: readonly Line[], tags: readonly Tag[]): MarkedText {
  const { value } = text
  const ranges = lines.map(({ from, to, block }) => block ?? { from, to })
  const [first, last] = [ranges[0], ranges.at(-1)]
  if (!first || !last) return text
  const items = lines.flatMap((line, index) => {
    const { block } = line
    const [before, range] = [ranges[index - 1], block ?? line]
    return [
      ...(before ? [{ from: before.to, to: range.from, text: '\n' }] : []),
      ...(block ? rename(block, 'li') : wrap(line, '<li>', '</li>')),
      ...findBreaks(value, tags, block ? { ...line, from: block.inner, to: block.innerEnd } : line),
    ]
  })
  const changed = edit(text, [
    { from: first.from, to: first.from, text: START },
    ...items,
    { from: last.to, to: last.to, text: END },
  ])
  // The selection stays within the list, so that a second press takes the lines out again.
  const to = last.to + changed.value.length - value.length - END.length
  if (text.start !== text.end)
    return { ...changed, start: Math.max(changed.start, first.from + START.length), end: Math.min(changed.end, to) }
  const caret = Math.min(changed.start, to - '</li>'.length)
  return { ...changed, start: caret, end: caret }
}
