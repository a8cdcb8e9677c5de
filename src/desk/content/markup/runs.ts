import { isInline, type MarkedText, type Markup, readElements } from './elements.ts'
import { readTags, stripTags } from './tags.ts'

export type Run = { from: number; to: number }

/** A stretch without the blanks at its ends; undefined: there is no text in it. */
function trim(value: string, from: number, to: number): Run | undefined {
  const text = value.slice(from, to)
  if (stripTags(text).trim() === '' && !/<img\b/i.test(text)) return undefined
  return { from: from + text.length - text.trimStart().length, to: to - text.length + text.trimEnd().length }
}

/** The stretches of a range between tags that end a line, or that are not in the range with both ends. */
export function findRuns({ value, start, end }: MarkedText): Run[] {
  const elements = readElements(value)
  const isWhole = (tag: { from: number; to: number }) =>
    elements.some(({ from, to, inner, innerEnd }) =>
      tag.from === from || tag.to === to ? from >= start && to <= end && inner <= innerEnd : false,
    )
  const runs: Run[] = []
  let last = start
  const take = (to: number) => {
    const run = trim(value, last, to)
    if (run) runs.push(run)
  }
  for (const tag of readTags(value)) {
    if (tag.from < start || tag.to > end) continue
    const isVoid = tag.name === 'br' || tag.name === 'img' || tag.name === '!'
    if (isInline(tag.name) && (isVoid || isWhole(tag))) continue
    take(tag.from)
    last = tag.to
  }
  take(end)
  return runs
}

const LETTER = /[\p{L}\p{N}'’-]/u

/** The word at a caret; an empty range where there is none. */
export function selectWord({ value, start }: MarkedText): MarkedText {
  let [from, to] = [start, start]
  while (from > 0 && LETTER.test(value.charAt(from - 1))) from -= 1
  while (to < value.length && LETTER.test(value.charAt(to))) to += 1
  return { value, start: from, end: to }
}

/** A line of the text: the content of a paragraph or heading, or text that stands in none. */
export type Line = Run & { block: Markup | undefined }

/** The lines that a selection touches; `names` are those of the elements that hold one. */
export function findLines({ value, start, end }: MarkedText, names: readonly string[]): Line[] {
  const elements = readElements(value)
  const found: Line[] = []
  const add = (run: Run | undefined) => {
    if (!run) return
    const isTouched = start === end ? run.from <= start && start <= run.to : run.from < end && start < run.to
    if (!isTouched) return
    const block = elements.find(
      ({ name, inner, innerEnd }) => names.includes(name) && inner <= run.from && run.to <= innerEnd,
    )
    found.push({ ...run, block })
  }
  let last = 0
  const take = (to: number) => {
    // Text that stands in no element is divided by empty lines.
    const isHeld = findHolder(elements, names, last, to)
    let from = last
    if (!isHeld)
      for (const gap of value.slice(last, to).matchAll(/\n\s*\n/g)) {
        add(trim(value, from, last + gap.index))
        from = last + gap.index + gap[0].length
      }
    add(trim(value, from, to))
  }
  for (const tag of readTags(value)) {
    if (isInline(tag.name)) continue
    take(tag.from)
    last = tag.to
  }
  take(value.length)
  return found
}

const findHolder = (elements: readonly Markup[], names: readonly string[], from: number, to: number) =>
  elements.some(({ name, inner, innerEnd }) => names.includes(name) && inner <= from && to <= innerEnd)
