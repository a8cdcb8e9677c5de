import {
  canChange,
  type Edit,
  edit,
  findAround,
  type MarkedText,
  type Markup,
  readElements,
  settle,
  unwrap,
  wrap,
} from './elements.ts'
import { findRuns, type Run, selectWord, takeOut } from './runs.ts'
import { findAttribute } from './tags.ts'

const aliases = { strong: ['strong', 'b'], em: ['em', 'i'] } as const
export type InlineName = keyof typeof aliases

const isInside = ({ from, to }: Markup, range: { from: number; to: number }) => from >= range.from && to <= range.to

/** Whether an element and a range have a part in common. */
const isNear = ({ from, to }: Markup, range: Run) => from < range.to && range.from < to

/** Whether the selection or caret is in bold or italic words. */
export function isMarked(text: MarkedText, name: InlineName): boolean {
  const settled = settle(text)
  return findAround(readElements(settled.value), settled, aliases[name]) !== undefined
}

/** Takes elements away from some runs. Where one is in another one, what is left of both gets the tags of one only. */
function takeAllOut(value: string, elements: ReadonlySet<Markup>, runs: readonly Run[]): Edit[] {
  const edits = [...elements].flatMap((element) => takeOut(value, element, runs))
  const isSame = (one: Edit, other: Edit) =>
    one.from === other.from && one.to === other.to && one.text.startsWith('</') === other.text.startsWith('</')
  return edits.filter((one, index) => edits.findIndex((other) => isSame(one, other)) === index)
}

/**
 * Makes the selection, or the word at the caret, bold or italic, or takes that away: from what is selected, or at a caret from all
 * that is marked there.
 */
export function toggleInline(text: MarkedText, name: InlineName): MarkedText {
  const settled = settle(text)
  if (!canChange(settled)) return text
  const isCaret = settled.start === settled.end
  const chosen = isCaret ? selectWord(settled) : settled
  const elements = readElements(chosen.value)
  const own = elements.filter((element) => aliases[name].some((alias) => alias === element.name))
  const isBare = chosen.start === chosen.end
  const runs = isBare ? [{ from: chosen.start, to: chosen.end }] : findRuns(chosen)
  const around = runs.map(
    (run) =>
      findAround(own, { start: run.from, end: run.to }, aliases[name]) ??
      own.find(({ from, to }) => from === run.from && to === run.to),
  )
  if (around.length > 0 && around.every((element) => element !== undefined)) {
    const marked = new Set(around)
    return edit(settled, isCaret ? [...marked].flatMap(unwrap) : takeAllOut(chosen.value, marked, runs))
  }
  if (isBare) {
    const { value, start } = chosen
    const caret = start + name.length + 2
    return { value: `${value.slice(0, start)}<${name}></${name}>${value.slice(start)}`, start: caret, end: caret }
  }
  const edits = runs.flatMap((run, index) =>
    around[index]
      ? []
      : [...wrap(run, `<${name}>`, `</${name}>`), ...own.filter((element) => isInside(element, run)).flatMap(unwrap)],
  )
  return edit(settled, edits)
}

const toAttribute = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const fromAttribute = (address: string) => address.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const findHref = (value: string, { from, inner, name }: Markup) =>
  findAttribute(value, { from, to: inner, name }, 'href')

/** The link around a selection, with its address. */
export function findLink(text: MarkedText): { link: Markup; href: string } | undefined {
  const { value, start, end } = settle(text)
  const elements = readElements(value)
  const link =
    findAround(elements, { start, end }, ['a']) ??
    elements.find(({ name, from, to }) => name === 'a' && from === start && to === end)
  if (!link) return undefined
  return { link, href: fromAttribute(findHref(value, link)?.value ?? '') }
}

/** Whether a link needs words of its own: nothing is selected, and there is no word at the caret. */
export function needsWords(text: MarkedText): boolean {
  const settled = settle(text)
  const { start, end } = settled.start === settled.end ? selectWord(settled) : settled
  return start === end && !findLink(text)
}

/**
 * Links the selection, or the word at the caret; `words` stand there where there is neither. A link that is partly selected keeps
 * its other words. An empty address takes the link away.
 */
export function setLink(text: MarkedText, href: string, words: string): MarkedText {
  const settled = settle(text)
  if (!canChange(settled)) return text
  const known = findLink(text)
  if (known && href === '') return edit(settled, unwrap(known.link))
  const address = `href="${toAttribute(href)}"`
  if (known) {
    const nameEnd = known.link.from + '<a'.length
    const found = findHref(settled.value, known.link)
    const { from, to } = found ?? { from: nameEnd, to: nameEnd }
    return edit(settled, [{ from, to, text: found ? address : ` ${address}` }])
  }
  if (href === '') return settled
  const open = `<a ${address}>`
  if (needsWords(text)) {
    const { value, start } = settled
    const label = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const caret = start + open.length + label.length + '</a>'.length
    return { value: `${value.slice(0, start)}${open}${label}</a>${value.slice(start)}`, start: caret, end: caret }
  }
  const chosen = settled.start === settled.end ? selectWord(settled) : settled
  const runs = findRuns(chosen)
  const links = readElements(chosen.value).filter((link) => link.name === 'a' && runs.some((run) => isNear(link, run)))
  return edit(settled, [
    ...takeAllOut(chosen.value, new Set(links), runs),
    ...runs.flatMap((run) => wrap(run, open, '</a>')),
  ])
}
