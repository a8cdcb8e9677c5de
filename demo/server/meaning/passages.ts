import { decodeEntities } from '../text/entities.ts'

/** A few sentences of a document, as found by meaning; `page` counts from 1, `ord` from 0. */
export type Passage = { page: number; ord: number; text: string }

const SECTION = /<section data-page="(\d+)">(.*?)<\/section>/gs
const PARAGRAPH = /<(p|li)\b[^>]*>(.*?)<\/\1>/gs
/** A full stop after which a capital letter, a figure or a quote begins the next sentence. */
const BETWEEN_SENTENCES = /(?<=[.!?]["')\]”’]?)\s+(?=["'(“‘]?[\p{Lu}\p{N}])/u

const plain = (html: string) =>
  decodeEntities(
    html
      .replace(/<(script|style)\b.*?<\/\1>/gis, ' ')
      .replace(/<br\b[^>]*>/gi, ' ')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()

/** A single sentence says too little to be compared, so that a last one goes with the two before it. */
const SENTENCES = 2

/** The sentences of a document's HTML in twos, an odd last one with the two before it, never across paragraphs; `<section data-page="n">` tells the page. */
export function passagesOf(html: string): Passage[] {
  const passages: Passage[] = []
  const sections = [...html.matchAll(SECTION)].map(([, page, section = '']) => ({ page: Number(page), section }))
  for (const { page, section } of sections.length > 0 ? sections : [{ page: 1, section: html }]) {
    for (const [, , paragraph = ''] of section.matchAll(PARAGRAPH)) {
      const sentences = plain(paragraph).split(BETWEEN_SENTENCES)
      for (let start = 0; start < sentences.length; ) {
        const end = sentences.length - start <= SENTENCES + 1 ? sentences.length : start + SENTENCES
        const text = sentences.slice(start, end).join(' ')
        if (/\p{L}/u.test(text)) passages.push({ page, ord: passages.length, text })
        start = end
      }
    }
  }
  return passages
}
