import { type Content, FOOTER } from './slots.ts'

/** What an import does to one piece of content; sizes in characters. */
export type ContentChange = {
  name: string
  kind: 'added' | 'changed' | 'moved' | 'removed' | 'unchanged'
  before: number
  after: number
}

type Piece = { name: string; html: string }

function toChange(name: string, before: Piece | undefined, after: Piece | undefined, moved: boolean): ContentChange {
  const sizes = { before: before?.html.length ?? 0, after: after?.html.length ?? 0 }
  if (!before) return { name, kind: 'added', ...sizes }
  if (!after) return { name, kind: 'removed', ...sizes }
  if (before.html !== after.html) return { name, kind: 'changed', ...sizes }
  return { name, kind: moved ? 'moved' : 'unchanged', ...sizes }
}

/** What differs between the content that is there and the content that is to come, slot by slot. */
export function contentChanges(before: Content, after: Content): ContentChange[] {
  const names = [...new Set([...after.slots, ...before.slots].map(({ name }) => name))]
  const kept = (content: Content, other: Content) =>
    content.slots.map(({ name }) => name).filter((name) => other.slots.some((slot) => slot.name === name))
  const [placesBefore, placesAfter] = [kept(before, after), kept(after, before)]
  const findSlot = (content: Content, name: string) => content.slots.find((slot) => slot.name === name)
  const getFooter = ({ footer }: Content) => (footer === undefined ? undefined : { name: FOOTER, html: footer })
  return [
    ...names.map((name) =>
      toChange(
        name,
        findSlot(before, name),
        findSlot(after, name),
        placesBefore.indexOf(name) !== placesAfter.indexOf(name),
      ),
    ),
    ...(after.footer === undefined ? [] : [toChange(FOOTER, getFooter(before), getFooter(after), false)]),
  ]
}
