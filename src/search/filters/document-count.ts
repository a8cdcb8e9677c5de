import { locale } from '#config/locale.ts'
import { countTexts as t } from '#i18n/en/filters.ts'
import { formatFigure } from '#lib/format/figures.ts'
import { fill } from '#lib/format/fill.ts'

/** A number of documents: a figure to show, and a text for screen readers (R176). */
export function documentCount(count: number): { figure: string; words: string } {
  const figure = formatFigure(count, 0, locale())
  return { figure, words: count === 1 ? t.oneDocument : fill(t.manyDocuments, { count: figure }) }
}
