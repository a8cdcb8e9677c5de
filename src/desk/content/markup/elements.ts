import { findUnfinished, readTags, type Tag } from './tags.ts'

/** A text of HTML and what is selected of it; with `start` at `end` there is only a caret. */
export type MarkedText = { value: string; start: number; end: number }

/** An element with an end tag: where it begins and ends, and where its content does. */
export type Markup = { name: string; from: number; inner: number; innerEnd: number; to: number }

const voidNames = new Set([
  ...[
    'br',
    'hr',
    'img',
    'wbr',
    'col',
    'area',
    'base',
    'embed',
    'input',
    'link',
    'meta',
    'param',
    'source',
    'track',
    '!',
  ],
])

/** Whether a tag has no end tag. A comment counts as one. */
export const isVoid = (name: string): boolean => voidNames.has(name)

// The elements that browsers show as blocks. All others, unknown ones too, stand within a line; the sanitizer has no list of its own.
const blockNames = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'body', 'caption', 'center', 'col', 'colgroup', 'dd', 'details'],
  ...['dialog', 'dir', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4'],
  ...['h5', 'h6', 'head', 'header', 'hgroup', 'hr', 'html', 'legend', 'li', 'main', 'menu', 'nav', 'ol', 'p', 'pre'],
  ...['search', 'section', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
])

/** Whether a tag stands within a line, so that it does not end one. */
export const isInline = (name: string): boolean => !blockNames.has(name)

export const headingNames: readonly string[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
/** What holds one paragraph or heading. */
export const textBlocks: readonly string[] = ['p', ...headingNames]
export const lists: readonly string[] = ['ul', 'ol']

/** The elements that have both tags, inner ones before outer ones. */
export function readElements(value: string): Markup[] {
  const open: Tag[] = []
  const found: Markup[] = []
  for (const tag of readTags(value)) {
    if (isVoid(tag.name)) continue
    if (!tag.isEnd) {
      open.push(tag)
      continue
    }
    const at = open.findLastIndex(({ name }) => name === tag.name)
    const start = open[at]
    if (!start) continue
    open.length = at
    found.push({ name: tag.name, from: start.from, inner: start.to, innerEnd: tag.from, to: tag.to })
  }
  return found
}

/** Whether each tag of a range has its other half there, and none crosses another. */
export function isBalanced(tags: readonly Tag[], from: number, to: number): boolean {
  const open: string[] = []
  for (const tag of tags) {
    if (tag.from < from || tag.to > to || isVoid(tag.name)) continue
    if (!tag.isEnd) open.push(tag.name)
    else if (open.pop() !== tag.name) return false
  }
  return open.length === 0
}

/** Whether a text can be changed up to its selection: a tag that never ends takes in what follows. */
export const canChange = ({ value, end }: MarkedText): boolean => end <= findUnfinished(value)

/** The innermost element of some names around a range. */
export const findAround = (
  elements: readonly Markup[],
  { start, end }: Pick<MarkedText, 'start' | 'end'>,
  names: readonly string[],
): Markup | undefined =>
  elements.find(({ name, inner, innerEnd }) => names.includes(name) && inner <= start && end <= innerEnd)

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi

/** The character references of a text, such as `&amp;`. */
export const readEntities = (value: string): { from: number; to: number }[] =>
  [...value.matchAll(ENTITY)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }))

/** The selection without blanks at its ends, and without parts of tags and of character references. */
export function settle({ value, start, end }: MarkedText): MarkedText {
  const isCaret = start === end
  for (const { from, to } of [...readEntities(value), ...readTags(value)]) {
    if (from < start && start < to) start = to
    if (from < end && end < to) end = from
  }
  if (isCaret || end <= start) return { value, start, end: start }
  const text = value.slice(start, end)
  if (text.trim() === '') return { value, start, end: start }
  return {
    value,
    start: start + text.length - text.trimStart().length,
    end: end - text.length + text.trimEnd().length,
  }
}

export type Edit = { from: number; to: number; text: string }

/** Where a position is after edits; what is inserted right there comes before it if `isAfter`. */
function move(edits: readonly Edit[], position: number, isAfter: boolean): number {
  let shift = 0
  for (const { from, to, text } of edits) {
    const isBefore = from < to ? to <= position : to < position || (to === position && isAfter)
    if (isBefore) shift += text.length - (to - from)
    else if (from < position) return from + shift
  }
  return position + shift
}

/** Makes edits that do not overlap; what was selected stays selected. */
export function edit({ value, start, end }: MarkedText, edits: readonly Edit[]): MarkedText {
  const sorted = [...edits].sort((one, other) => one.from - other.from || one.to - other.to)
  let [result, last] = ['', 0]
  for (const { from, to, text } of sorted) {
    result += value.slice(last, from) + text
    last = to
  }
  const from = move(sorted, start, true)
  return {
    value: result + value.slice(last),
    start: from,
    end: start === end ? from : Math.max(from, move(sorted, end, false)),
  }
}

/** The edits that take the tags of an element away. */
export const unwrap = ({ from, inner, innerEnd, to }: Markup): Edit[] => [
  { from, to: inner, text: '' },
  { from: innerEnd, to, text: '' },
]

/** The edits that put tags around a range. */
export const wrap = ({ from, to }: Pick<Edit, 'from' | 'to'>, open: string, close: string): Edit[] => [
  { from, to: from, text: open },
  { from: to, to, text: close },
]
