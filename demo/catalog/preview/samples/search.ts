import { type FoldedText, findMatches, foldWithOrigins } from '#lib/format/find-match.ts'
import { foldText } from '#lib/format/fold-text.ts'
import { tagIdsOf } from './document-tags.ts'
import type { Records, SampleDocument } from './records.ts'
import { toRefs } from './tag-records.ts'

type Sentence = { text: string; page_number: number }

const toText = (html: string) => html.replace(/&amp;/g, '&').replace(/\s+/g, ' ').trim()

/** The sentences of a document's paragraphs, with their pages. */
function toSentences(detail: string): Sentence[] {
  const paragraphs: Sentence[] = []
  let page_number = 1
  let isOpen = false
  for (const piece of detail.split('<').slice(1)) {
    const [tag = '', text = ''] = piece.split('>')
    if (tag.startsWith('section')) page_number = Number(tag.split('"')[1]) || 1
    if (tag === 'p') paragraphs.push({ text: '', page_number })
    if (tag === 'p' || tag === '/p') isOpen = tag === 'p'
    const last = paragraphs.at(-1)
    if (isOpen && last) last.text += text
  }
  return paragraphs.flatMap(({ text, page_number }) =>
    toText(text)
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
      .map((text) => ({ text, page_number })),
  )
}

type Indexed = { all: string; sentences: readonly (Sentence & { folded: string })[] }

const indexes = new WeakMap<SampleDocument, Indexed>()

function indexOf(records: Records, document: SampleDocument): Indexed {
  const known = indexes.get(document)
  if (known) return known
  const { title, subtitle, summary, detail } = document
  const sentences = toSentences(detail ?? '').map((sentence) => ({ ...sentence, folded: foldText(sentence.text) }))
  const names = toRefs(records, tagIdsOf(document)).map(({ value }) => value)
  const head = foldText([title, subtitle, summary, ...names].join(' '))
  const index = { all: `${head} ${sentences.map(({ folded }) => folded).join(' ')}`, sentences }
  indexes.set(document, index)
  return index
}

/** Whether a document has every word somewhere. */
export const hasWords = (records: Records, document: SampleDocument, words: readonly string[]): boolean =>
  words.every((word) => indexOf(records, document).all.includes(word))

/** How many of the words a document has. */
export const countWords = (records: Records, document: SampleDocument, words: readonly string[]): number =>
  words.filter((word) => indexOf(records, document).all.includes(word)).length

/** The places of the words in a text, one after the other. */
function toMarks(text: string, words: readonly string[]): [number, number][] {
  const folded: FoldedText = foldWithOrigins(text)
  const marks = words.flatMap((word) => findMatches(folded, word)).sort(([one], [other]) => one - other)
  const apart: [number, number][] = []
  for (const [from, to] of marks) if (from >= (apart.at(-1)?.[1] ?? 0)) apart.push([from, to])
  return apart
}

const MOST_HITS = 3

function findSentences(records: Records, document: SampleDocument, words: readonly string[]) {
  return indexOf(records, document).sentences.filter(({ folded }) => words.some((word) => folded.includes(word)))
}

/** What a list that was searched by words shows of a document. */
export function toHits(records: Records, document: SampleDocument, words: readonly string[]) {
  const sentences = findSentences(records, document, words)
  return {
    title_marks: toMarks(document.title ?? '', words),
    summary_marks: toMarks(document.summary ?? '', words),
    search_hits: sentences.slice(0, MOST_HITS).map(({ text, page_number }) => ({
      text,
      page_number,
      marks: toMarks(text, words),
    })),
    search_hit_count: sentences.length,
  }
}

/** What a list that was searched by meaning shows of a document. */
export const toPassages = (records: Records, document: SampleDocument, words: readonly string[]) => ({
  semantic_search_result: findSentences(records, document, words)
    .slice(0, 2)
    .map(({ text, page_number }) => ({ text, page_number })),
})
