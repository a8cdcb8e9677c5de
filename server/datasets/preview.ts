import { NEUTRAL_RATING, rankRating } from '#lib/format/rating-scale.ts'
import type { Cell } from '#server/platform/files/csv.ts'
import { escaped } from '#server/platform/files/escaped.ts'
import type { DatasetName } from './catalogue.ts'
import type { Table } from './tables.ts'
import { type DatasetLanguage, datasetTexts } from './texts.ts'

/** Records that are fetched for a preview; one company already has more estimates than are shown. */
export const PREVIEWED = 6

/** Columns that a preview leaves out, so that it fits a wide screen; the files have them. */
const omitted: Readonly<Record<DatasetName, readonly string[]>> = {
  coverage: ['Sub-Sector', 'Region', 'Rating date', 'Market cap'],
  'rating-history': [],
  estimates: [],
  events: ['Id', 'End'],
}

const isRating = (heading: string) => heading === 'Rating' || heading === 'Prior rating'

/** The class of a rating's chip. */
function getTone(rating: string) {
  const rank = rankRating(rating) ?? NEUTRAL_RATING
  return rank === NEUTRAL_RATING ? 'rating' : `rating ${rank < NEUTRAL_RATING ? 'good' : 'bad'}`
}

/** What a record is named by. */
const isName = (heading: string) => heading === 'Company' || heading === 'Event'

/** Formats the figures of a column with equally many decimals, two at most, so that they line up; years stay as they are. */
function toFormat(heading: string, cells: readonly Cell[], language: DatasetLanguage): (figure: number) => string {
  if (heading === 'Year') return String
  const decimals = cells.some((cell) => typeof cell === 'number' && !Number.isInteger(cell)) ? 2 : 0
  return new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format
}

type Column = {
  heading: string
  cells: readonly Cell[]
  isFigure: boolean
  format: (figure: number) => string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day as the portal writes it; the files keep `YYYY-MM-DD`, which programs sort. */
const formatDay = (day: string, language: DatasetLanguage) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

function buildCell({ heading, format }: Column, cell: Cell, language: DatasetLanguage): string {
  if (cell === null || cell === '') return '<td></td>'
  if (typeof cell === 'number') return `<td class="figure">${format(cell)}</td>`
  if (isRating(heading)) return `<td><span class="${getTone(cell)}">${escaped(cell)}</span></td>`
  if (DAY.test(cell)) return `<td>${formatDay(cell, language)}</td>`
  return isName(heading) ? `<th scope="row">${escaped(cell)}</th>` : `<td>${escaped(cell)}</td>`
}

/** The first rows of a table, with its own headings, which are those of the files; empty if it has none. */
export function buildPreview(name: DatasetName, table: Table, language: DatasetLanguage): string {
  const t = datasetTexts[language]
  const { headings } = table
  const rows = table.rows.slice(0, PREVIEWED)
  if (rows.length === 0) return ''
  const columns = headings.flatMap((heading, index): Column[] => {
    if (omitted[name].includes(heading)) return []
    const cells = rows.map((row) => row[index] ?? null)
    const isFigure = cells.some((cell) => typeof cell === 'number')
    return [{ heading, cells, isFigure, format: toFormat(heading, cells, language) }]
  })
  const head = columns.map(
    ({ heading, isFigure }) => `<th scope="col"${isFigure ? ' class="figure"' : ''}>${escaped(heading)}</th>`,
  )
  const body = rows.map((_, row) => {
    const cells = columns.map((column) => buildCell(column, column.cells[row] ?? null, language))
    return `<tr>${cells.join('')}</tr>`
  })
  const more =
    omitted[name].length > 0 ? `<p class="more">${t.more} <span lang="en">${omitted[name].join(', ')}</span></p>` : ''
  return `<section data-table="${name}">
<div class="head"><h2 id="${name}" tabindex="-1">${escaped(t.tables[name].title)}</h2><span>${t.preview}</span></div>
<div class="scroll" role="region" aria-labelledby="${name}" tabindex="0"><table class="preview" lang="en">
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table></div>
${more}</section>`
}
