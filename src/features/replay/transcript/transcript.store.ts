import { computed, type ReadableAtom } from 'nanostores'
import { loadCaptions } from '#api/captions.ts'
import { ApiError } from '#api/errors.ts'
import { type FoldedText, findMatches, foldWithOrigins } from '#lib/format/find-match.ts'
import type { Mark } from '#lib/format/marks.ts'
import { parseWebVtt, type Sentence } from '#lib/format/web-vtt.ts'
import { createResource, type Resource } from '#session/resource.ts'
import type { Film, FilmCaptions } from '../film.ts'

/** A paragraph ends with its speaker, or after half a minute. */
const LONGEST_S = 30

/** A sentence is marked a moment before it is heard, because players seek to the picture before a time. */
const EARLY_S = 0.2

export type Paragraph = { start: number; speaker: string; first: number; sentences: readonly Sentence[] }

export type Match = { sentence: number; mark: Mark }

/** The sentences by speaker, with the index of the first one of each paragraph. */
export function toParagraphs(sentences: readonly Sentence[]): Paragraph[] {
  const paragraphs: (Paragraph & { sentences: Sentence[] })[] = []
  for (const [index, sentence] of sentences.entries()) {
    const last = paragraphs.at(-1)
    if (last && last.speaker === sentence.speaker && sentence.start - last.start < LONGEST_S)
      last.sentences.push(sentence)
    else paragraphs.push({ start: sentence.start, speaker: sentence.speaker, first: index, sentences: [sentence] })
  }
  return paragraphs
}

/** The index of the sentence that is heard at a time; -1 before the first one. */
export const findSpoken = (sentences: readonly Sentence[], time: number): number =>
  sentences.findLastIndex(({ start }) => start - EARLY_S <= time)

export const indexSentences = (sentences: readonly Sentence[]): FoldedText[] =>
  sentences.map(({ text }) => foldWithOrigins(text))

/** All places of a term, in the order of the film. */
export const findInSentences = (index: readonly FoldedText[], term: string): Match[] =>
  index.flatMap((text, sentence) => findMatches(text, term).map((mark) => ({ sentence, mark })))

type TranscriptOptions = {
  captions: FilmCaptions
  $time: ReadableAtom<number>
  /** The film with new addresses, since permission ends after some hours. */
  refresh: () => Promise<Film | undefined>
  onFailure: (failure: Error) => void
}

export type TranscriptStore = Resource<Sentence[]> & {
  /** The index of the sentence that is heard. */
  $spoken: ReadableAtom<number>
}

/** What is said in a film, from its captions. */
export function createTranscript({ captions, $time, refresh, onFailure }: TranscriptOptions): TranscriptStore {
  let isFirst = true
  const findAddress = async () => {
    const { url, language, label } = captions
    if (isFirst) return url
    const film = await refresh()
    return film?.captions.find((one) => one.language === language && one.label === label)?.url ?? url
  }
  const resource = createResource({
    async fetch(signal) {
      const address = await findAddress()
      isFirst = false
      const sentences = parseWebVtt(await loadCaptions(address, signal))
      if (!sentences) throw new ApiError('bad-response', 'Not WebVTT')
      return sentences
    },
    onFailure,
  })
  const $spoken = computed([resource.$state, $time], (shown, time) =>
    shown.state === 'ready' ? findSpoken(shown.value, time) : -1,
  )
  return { ...resource, $spoken }
}
