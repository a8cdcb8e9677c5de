import { isHeading } from './blocks.ts'
import { edit, findAround, isInline, type MarkedText, readElements, textBlocks } from './elements.ts'
import { toggleList } from './list.ts'
import { readTags } from './tags.ts'

const holders = [...textBlocks, 'li', 'td', 'th']

/** What Enter does: it ends a paragraph, heading or item, and begins the next one. Undefined: it is only a new line. */
export function breakLine(text: MarkedText): MarkedText | undefined {
  if (text.start !== text.end) return undefined
  const { value, start } = text
  if (readTags(value).some(({ from, to }) => from < start && start < to)) return undefined
  const elements = readElements(value)
  const holder = findAround(elements, text, holders)
  if (!holder || holder.name === 'td' || holder.name === 'th') return undefined
  const { name, from, inner, innerEnd } = holder
  if (name === 'li' && value.slice(inner, innerEnd).trim() === '') return toggleList(text)
  if (isHeading(name) && value.slice(inner, start).trim() === '' && value.slice(inner, innerEnd).trim() !== '')
    return edit(text, [{ from, to: from, text: '<p></p>\n' }])
  // Bold, italic and links that the caret is in go on in the next line, unless nothing of them is left.
  const open = elements.filter(
    (element) => isInline(element.name) && element.inner <= start && start <= element.innerEnd && element.from >= inner,
  )
  const outer = open.findLast((element) => value.slice(start, element.innerEnd).trim() === '')
  const at = outer?.to ?? start
  const kept = open.filter((element) => element.inner < at && at < element.innerEnd)
  const next = isHeading(name) ? 'p' : name
  const reopened = kept.map((element) => value.slice(element.from, element.inner)).reverse()
  const inserted = `${kept.map((element) => `</${element.name}>`).join('')}</${name}>\n<${next}>${reopened.join('')}`
  const edits = [{ from: at, to: at, text: inserted }]
  if (next !== name) edits.push({ from: innerEnd, to: holder.to, text: `</${next}>` })
  const changed = edit({ ...text, start: at, end: at }, edits)
  return { ...changed, start: at + inserted.length, end: at + inserted.length }
}

/** A new line within a paragraph. */
export const insertLineBreak = (text: MarkedText): MarkedText =>
  edit({ ...text, start: text.end }, [{ from: text.start, to: text.end, text: '<br>\n' }])
