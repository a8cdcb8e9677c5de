import { locale } from '#config/locale.ts'
import { countTexts } from '#i18n/en/filters.ts'
import { formatFigure } from '#lib/format/figures.ts'
import { fill } from '#lib/format/fill.ts'

/** A number of documents: a figure to show, and a text for screen readers (R176). */
export function documentCount(count: number, language: string): { figure: string; words: string } {
  const t = countTexts(language)
  const figure = formatFigure(count, 0, locale(language))
  return { figure, words: count === 1 ? t.oneDocument : fill(t.manyDocuments, { count: figure }) }
}
