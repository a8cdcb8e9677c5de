import {
  canChange,
  type Edit,
  edit,
  findAround,
  headingNames,
  lists,
  type MarkedText,
  type Markup,
  readElements,
  settle,
  textBlocks,
  wrap,
} from './elements.ts'
import { findLines, type Line } from './runs.ts'

export type BlockName = 'p' | 'h2' | 'h3' | 'h4'

/** The paragraphs and headings that a selection touches, an empty one at the caret included. */
function touchedLines(text: MarkedText): Line[] {
  const lines = findLines(text, textBlocks)
  if (lines.length > 0) return lines
  const block = findAround(readElements(text.value), text, textBlocks)
  return block ? [{ from: block.inner, to: block.innerEnd, block, isClear: true }] : []
}

/** A caret where a block may stand: not between the parts of a list or table. */
function toPlace(text: MarkedText): MarkedText {
  const elements = readElements(text.value)
  const parts = ['li', 'td', 'th', 'section', ...lists, 'table']
  const around = findAround(elements, text, parts)
  if (!around || (!lists.includes(around.name) && around.name !== 'table')) return text
  return toPlace({ ...text, start: around.to, end: around.to })
}

/** Inserts markup on lines of its own, with the caret between its two parts. */
export function insertBlock(text: MarkedText, open: string, close: string): MarkedText {
  const { value, start } = toPlace(text)
  const [before, after] = [value.slice(0, start), value.slice(start)]
  const head = before === '' || /\n[ \t]*$/.test(before) ? '' : '\n'
  const tail = after === '' || /^[ \t]*\n/.test(after) ? '' : '\n'
  const caret = start + head.length + open.length
  return { value: `${before}${head}${open}${close}${tail}${after}`, start: caret, end: caret }
}

/** The edits that change the name of an element; its attributes stay. */
export const rename = ({ from, innerEnd, to, name }: Markup, wanted: string): Edit[] => [
  { from: from + 1, to: from + 1 + name.length, text: wanted },
  { from: innerEnd, to, text: `</${wanted}>` },
]

/**
 * Makes paragraphs or headings of the lines that are touched; a title only of the first one. A heading that is one already becomes a
 * paragraph. A line without clear bounds stays as it is.
 */
export function setBlock(text: MarkedText, name: BlockName): MarkedText {
  const settled = settle(text)
  if (!canChange(settled)) return text
  const touched = touchedLines(settled)
  const lines = name === 'h2' ? touched.slice(0, 1) : touched
  if (lines.some(({ isClear }) => !isClear)) return text
  if (lines.length === 0) return insertBlock(settled, `<${name}>`, `</${name}>`)
  const isSame = lines.every(({ block }) => block?.name === name)
  const wanted = isSame ? 'p' : name
  const blocks = new Set(lines.flatMap(({ block }) => (block && block.name !== wanted ? [block] : [])))
  const bare = lines.filter(({ block }) => !block)
  return edit(settled, [
    ...[...blocks].flatMap((block) => rename(block, wanted)),
    ...bare.flatMap((line) => wrap(line, `<${wanted}>`, `</${wanted}>`)),
  ])
}

/** What stands around a selection; `canBeTitle`: nothing is before it in the text or in its popup. */
export type Standing = { block: string | undefined; isList: boolean; canBeTitle: boolean }

export function findStanding(text: MarkedText): Standing {
  const settled = settle(text)
  const elements = readElements(settled.value)
  const [line] = touchedLines(settled)
  const at = line ? { start: line.block?.from ?? line.from, end: line.to } : settled
  const around = findAround(elements, at, ['section', 'li', 'td', 'th', 'ul', 'ol', 'table'])
  const isPart = around !== undefined && around.name !== 'section'
  const before = settled.value.slice(around?.inner ?? 0, at.start)
  return {
    block: line?.block?.name,
    isList: findAround(elements, settled, lists) !== undefined,
    canBeTitle: !isPart && before.trim() === '',
  }
}

export const isHeading = (name: string): boolean => headingNames.includes(name)
