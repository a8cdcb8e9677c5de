import { addSheets } from '#lib/dom/sheets.ts'
import { toSheet } from '#lib/dom/to-sheet.ts'
import css from './tables.css?inline'

/** The codes of currencies, and units after a figure, which make no words of it. */
const UNITS = /\b\p{Lu}{3}\b|(?<=\d\s?)\p{L}{1,3}\b/gu

const hasLetters = (text: string) => /\p{L}/u.test(text)
const isFigure = (text: string) => /\d/.test(text) && !hasLetters(text.replace(UNITS, ''))

/**
 * Gives tables the width of the text. Marks the cells of columns with more words than figures, which begin where the
 * column does (`data-words`).
 */
export function layOutTables(root: ShadowRoot): void {
  addSheets(root, [toSheet(css)])
  for (const { rows } of root.querySelectorAll('table')) {
    const columns: { cells: Element[]; words: number }[] = []
    for (const { cells } of rows) {
      let at = 0
      for (const cell of cells) {
        columns[at] ??= { cells: [], words: 0 }
        const column = columns[at]
        at += cell.colSpan
        if (!column) continue
        column.cells.push(cell)
        const text = cell.textContent ?? ''
        if (cell.localName === 'td' && text.trim()) column.words += isFigure(text) ? -1 : hasLetters(text) ? 1 : 0
      }
    }
    for (const { cells, words } of columns.filter(Boolean))
      if (words > 0) for (const cell of cells) cell.setAttribute('data-words', '')
  }
}
