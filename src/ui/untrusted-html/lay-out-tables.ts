import { addSheets } from '#lib/dom/sheets.ts'
import { toSheet } from '#lib/dom/to-sheet.ts'
import css from './tables.css?inline'

/** The codes of currencies, and units after a figure, which make no words of it. */
const UNITS = /\b\p{Lu}{2}\p{L}\b|(?<=\d\s?)\p{L}{1,3}\b|\/\p{L}{1,3}\b/gu

const hasLetters = (text: string) => /\p{L}/u.test(text)
const isFigure = (text: string) => /\d/.test(text) && !hasLetters(text.replace(UNITS, ''))

/**
 * Gives tables the width of the text. Marks the cells of columns with more words than figures, which begin where the
 * column does (`data-words`).
 */
export function layOutTables(root: ShadowRoot): void {
  addSheets(root, [toSheet(css)])
  for (const { rows } of root.querySelectorAll('table')) {
    const columns: { cells: Element[]; words: number; free: number }[] = []
    for (const [row, { cells }] of [...rows].entries()) {
      let at = 0
      for (const cell of cells) {
        // A cell of a row above may reach down to here.
        while ((columns[at]?.free ?? 0) > row) at += 1
        columns[at] ??= { cells: [], words: 0, free: 0 }
        const column = columns[at]
        at += cell.colSpan
        if (!column) continue
        column.free = row + cell.rowSpan
        column.cells.push(cell)
        const text = cell.textContent ?? ''
        if (cell.localName === 'td' && text.trim()) column.words += isFigure(text) ? -1 : hasLetters(text) ? 1 : 0
      }
    }
    for (const { cells, words } of columns.filter(Boolean))
      if (words > 0) for (const cell of cells) cell.setAttribute('data-words', '')
  }
}
