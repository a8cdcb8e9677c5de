import { locale } from '#config/locale.ts'
import type { DeskDocument, DeskDocumentRow } from '#contract/desk-documents.ts'
import { deskDocumentsTexts, deskDocumentTexts } from '#i18n/en/desk-documents.ts'
import { fill } from '#lib/format/fill.ts'
import { formatTime } from '../format-time.ts'
import { sayRefusal } from '../refusals.ts'

/** Where a document stands, with the end of an embargo. */
export function describeState({ state, available_at: at }: DeskDocumentRow, language: string): string {
  const t = deskDocumentsTexts(language)
  const time = formatTime(at, language)
  if (state === 'embargo') return fill(t.until, { time })
  return state === 'correction' ? fill(t.correction, { time }) : t[state]
}

const MEGABYTE = 1024 * 1024

/** `PDF, 12 pages, 0.3 MB`. */
export function describeFile({ media_type: type, pages, size }: DeskDocument['file'], language: string): string {
  const t = deskDocumentTexts(language)
  const number = new Intl.NumberFormat(locale(language), { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const kind = type === 'application/pdf' ? t.pdf : type === 'text/html' ? t.html : (type ?? '')
  return [
    ...(kind ? [kind] : []),
    ...(pages ? [pages === 1 ? t.onePage : fill(t.pages, { count: pages })] : []),
    ...(size ? [`${number.format(Math.max(size / MEGABYTE, 0.1))} MB`] : []),
  ].join(', ')
}

/** Why something was not done with a document. */
export function describeRefusal(reason: unknown, language: string): string {
  const t = deskDocumentTexts(language)
  return sayRefusal(reason, t.notDone, language, t.conflict)
}
