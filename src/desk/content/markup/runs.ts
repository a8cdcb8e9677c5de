import {
  type Edit,
  isBalanced,
  isInline,
  isVoid,
  type MarkedText,
  type Markup,
  readElements,
  readEntities,
  unwrap,
  wrap,
} from './elements.ts'
import { findAttribute, findUnfinished, readTags, stripTags, type Tag } from './tags.ts'

export type Run = { from: number; to: number }

/** A stretch without the blanks at its ends; undefined: there is no text in it. */
export function trim(value: string, from: number, to: number): Run | undefined {
  const text = value.slice(from, to)
  if (stripTags(text).trim() === '' && !/<img\b/i.test(text)) return undefined
  return { from: from + text.length - text.trimStart().length, to: to - text.length + text.trimEnd().length }
}

/** The stretches of a range between tags that end a line, or whose element is not in the range as a whole. */
export function findRuns({ value, start, end }: MarkedText): Run[] {
  const tags = readTags(value).filter(({ from, to }) => from >= start && to <= end)
  const whole = new Set(
    readElements(value)
      .filter(({ from, to }) => from >= start && to <= end)
      .filter(({ from, to }) => isBalanced(tags, from, to))
      .filter(({ from, to }) => tags.every((tag) => tag.from < from || tag.to > to || isInline(tag.name)))
      .flatMap(({ from, innerEnd }) => [from, innerEnd]),
  )
  const runs: Run[] = []
  let last = start
  const take = (to: number) => {
    const run = trim(value, last, to)
    if (run) runs.push(run)
  }
  for (const tag of tags) {
    if (isInline(tag.name) && (isVoid(tag.name) || whole.has(tag.from))) continue
    take(tag.from)
    last = tag.to
  }
  take(end)
  return runs
}

/** A start tag without its `id`, which only one element may have, and without a number to begin at. */
export const copyTag = (tag: string, name: string): string =>
  ['id', 'start'].reduce((text, attribute) => {
    const found = findAttribute(text, { name, from: 0, to: text.length }, attribute)
    return found ? text.slice(0, found.from).trimEnd() + text.slice(found.to) : text
  }, tag)

/** The edits that take the tags of an element away from some runs. What is left of it around them keeps the tags. */
export function takeOut(value: string, element: Markup, runs: readonly Run[]): Edit[] {
  const { name, from, inner, innerEnd } = element
  const inside = runs.filter((run) => run.from >= inner && run.to <= innerEnd)
  const ends = [inner, ...inside.map(({ to }) => to)]
  const rest = inside.length === 0 ? [] : [...inside.map((run) => run.from), innerEnd]
  const open = value.slice(from, inner)
  return [
    ...unwrap(element),
    ...rest
      .flatMap((end, index) => findRuns({ value, start: ends[index] ?? end, end }))
      .flatMap((run, index) => wrap(run, index === 0 ? open : copyTag(open, name), `</${name}>`)),
  ]
}

const LETTER = /[\p{L}\p{N}'’-]/u
const LETTER_ENTITY = /^&(?:[a-z]+(?:acute|caron|cedil|circ|grave|lig|ring|slash|tilde|uml)|apos|rsquo|shy);$/i

/** The word at a caret; an empty range where there is none. */
export function selectWord({ value, start }: MarkedText): MarkedText {
  const entities = readEntities(value).filter(({ from, to }) => LETTER_ENTITY.test(value.slice(from, to)))
  const stepBack = (at: number) =>
    entities.find(({ to }) => to === at)?.from ?? (LETTER.test(value.charAt(at - 1)) ? at - 1 : at)
  const step = (at: number) =>
    entities.find(({ from }) => from === at)?.to ?? (LETTER.test(value.charAt(at)) ? at + 1 : at)
  let [from, to] = [start, start]
  while (stepBack(from) < from) from = stepBack(from)
  while (step(to) > to) to = step(to)
  return { value, start: from, end: to }
}

/**
 * A line of the text: the content of a paragraph or heading, or text that stands in none. Not `isClear`: its tags, or those
 * around it, have no other half, so that nothing can be put around it.
 */
export type Line = Run & { block: Markup | undefined; isClear: boolean }

/** The lines that a selection touches; `names` are those of the elements that hold one. */
export function findLines({ value, start, end }: MarkedText, names: readonly string[]): Line[] {
  const elements = readElements(value)
  const tags = readTags(value)
  const paired = new Set(elements.flatMap(({ from, innerEnd }) => [from, innerEnd]))
  const isPaired = (tag: Tag | undefined) => !tag || isVoid(tag.name) || paired.has(tag.from)
  const unfinished = findUnfinished(value)
  const isWhole = ({ from, to }: Run) => to <= unfinished && isBalanced(tags, from, to)
  const found: Line[] = []
  const findBlock = (from: number, to: number) =>
    elements.findLast(({ name, inner, innerEnd }) => names.includes(name) && inner <= from && to <= innerEnd)
  const add = (run: Run | undefined, areEndsPaired: boolean) => {
    if (!run) return
    const isTouched = start === end ? run.from <= start && start <= run.to : run.from < end && start < run.to
    if (!isTouched) return
    const block = findBlock(run.from, run.to)
    const before = found.at(-1)
    if (block && before?.block === block) before.to = run.to
    else found.push({ ...run, block, isClear: !!block || (areEndsPaired && isWhole(run)) })
  }
  let last: Tag | undefined
  const take = (next: Tag | undefined) => {
    let from = last?.to ?? 0
    const to = next?.from ?? value.length
    const areEndsPaired = isPaired(last) && isPaired(next)
    // Text that stands in no element is divided by empty lines.
    if (!findBlock(from, to))
      for (const gap of value.slice(from, to).matchAll(/\n\s*\n/g)) {
        const at = (last?.to ?? 0) + gap.index
        if (tags.some((tag) => tag.from < at && at < tag.to)) continue
        add(trim(value, from, at), areEndsPaired)
        from = at + gap[0].length
      }
    add(trim(value, from, to), areEndsPaired)
  }
  for (const tag of tags) {
    if (isInline(tag.name)) continue
    take(tag)
    last = tag
  }
  take(undefined)
  return found
}
