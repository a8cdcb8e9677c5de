import type { Block, Prose } from '../../generate/prose.ts'
import { at, randomFor } from '../../random.ts'
import { fillSentence } from '../../template.ts'
import type { Outline } from '../../texts/long.ts'

/** Tables, charts and profiles by the name that an outline calls them; one that a note has no data for is undefined. */
export type Exhibits = Readonly<Record<string, Block | readonly Block[] | undefined>>

/** Facts begin in lower case; those at the beginning of a sentence get a capital. */
const withCapitals = (text: string) => text.replace(/(?<=[.?!] )\p{Ll}/gu, (letter) => letter.toUpperCase())

const write = (wording: string, { facts, random }: Prose) => withCapitals(fillSentence(wording, facts, random))

/**
 * Writes a long note along its outline. Wordings are drawn for each note, so that two notes of a kind have about half of them in common.
 * @throws Error when an outline names an exhibit that there is not
 */
export function writeOutline(id: number, outline: Outline, prose: Prose, exhibits: Exhibits): Block[] {
  const random = randomFor('long-wording', id)
  const choose = (wordings: readonly string[]) =>
    write(random.pick(wordings.filter((wording) => prose.knows(wording))), prose)
  const find = (name: string): readonly Block[] => {
    if (!(name in exhibits)) throw new Error(`no exhibit ${name}`)
    return [exhibits[name] ?? []].flat()
  }
  return outline.flatMap(({ heading, parts }): Block[] => [
    { kind: 'heading', text: choose(heading) },
    ...parts.flatMap((part): readonly Block[] => {
      if ('exhibit' in part) return find(part.exhibit)
      if ('subheading' in part) return [{ kind: 'subheading', text: write(part.subheading, prose) }]
      return [{ kind: 'paragraph', text: choose(part.text) }]
    }),
  ])
}

/** The paragraphs of a profile, in wordings that no earlier profile of the note has as long as there are others. */
export const writeProfile = (paragraphs: readonly (readonly string[])[], turn: number, prose: Prose): Block[] =>
  paragraphs.map((wordings, index) => ({
    kind: 'paragraph',
    text: write(at(wordings, turn + index * 2), prose),
  }))
