import { isHeading } from './blocks.ts'
import {
  edit,
  findAround,
  isBalanced,
  isInline,
  lists,
  type MarkedText,
  readElements,
  readEntities,
  textBlocks,
} from './elements.ts'
import { toggleList } from './list.ts'
import { trim } from './runs.ts'
import { findUnfinished, readTags } from './tags.ts'

const holders = [...textBlocks, 'li']

/** Where only parts of a list or table may stand. */
const frames = ['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup']

/** Whether a range has a part of a tag in it, or is in one. */
const hasTags = ({ value, start, end }: MarkedText): boolean =>
  end > findUnfinished(value) || readTags(value).some(({ from, to }) => from < Math.max(end, start) && start < to)

/** A caret in a character reference moves to its end. */
function leaveEntity(text: MarkedText): MarkedText {
  const { start } = text
  const entity = readEntities(text.value).find(({ from, to }) => from < start && start < to)
  return entity ? { ...text, start: entity.to, end: entity.to } : text
}

/** The innermost element around a caret that does not stand within a line. */
const findBlock = ({ value, start }: MarkedText) =>
  readElements(value).find(({ name, inner, innerEnd }) => !isInline(name) && inner <= start && start <= innerEnd)

const isInList = (text: MarkedText) => findAround(readElements(text.value), text, lists) !== undefined

/**
 * What Enter does: it ends a paragraph, heading or item, and begins the next one. Undefined: it is only a new line, as where tags
 * have no other half.
 */
export function breakLine(text: MarkedText): MarkedText | undefined {
  if (text.start !== text.end || hasTags(text)) return undefined
  const { value, start } = leaveEntity(text)
  const holder = findBlock({ value, start, end: start })
  if (!holder || !holders.includes(holder.name)) return undefined
  const { name, from, inner, innerEnd } = holder
  if (!isBalanced(readTags(value), inner, innerEnd)) return undefined
  if (name === 'li' && isInList(text) && value.slice(inner, innerEnd).trim() === '') {
    const left = toggleList(text)
    return left.value === value ? undefined : left
  }
  const isEmpty = (first: number, last: number) => trim(value, first, last) === undefined
  if (isHeading(name) && isEmpty(inner, start) && !isEmpty(inner, innerEnd))
    return edit(text, [{ from, to: from, text: '<p></p>\n' }])
  // Bold, italic and links that the caret is in go on in the next line, unless nothing of them is left on one side.
  const open = readElements(value).filter(
    (element) => element.from >= inner && element.to <= innerEnd && element.inner <= start && start <= element.innerEnd,
  )
  const ended = open.findLast((element) => isEmpty(start, element.innerEnd))
  const begun = open.findLast((element) => isEmpty(element.inner, start))
  const at = ended?.to ?? begun?.from ?? start
  const kept = open.filter((element) => element.from < at && at < element.to)
  const next = isHeading(name) ? 'p' : name
  const reopened = kept.map((element) => value.slice(element.from, element.inner)).reverse()
  const inserted = `${kept.map((element) => `</${element.name}>`).join('')}</${name}>\n<${next}>${reopened.join('')}`
  const edits = [{ from: at, to: at, text: inserted }]
  if (next !== name) edits.push({ from: innerEnd, to: holder.to, text: `</${next}>` })
  const changed = edit({ value, start: at, end: at }, edits)
  return { ...changed, start: at + inserted.length, end: at + inserted.length }
}

/** A new line within a paragraph. Undefined: it is only a new line in the source, as within a tag or between the items of a list. */
export function insertLineBreak(text: MarkedText): MarkedText | undefined {
  if (hasTags(text)) return undefined
  const { value, start, end } = text.start === text.end ? leaveEntity(text) : text
  if (frames.includes(findBlock({ value, start, end })?.name ?? '')) return undefined
  return edit({ value, start: end, end }, [{ from: start, to: end, text: '<br>\n' }])
}
