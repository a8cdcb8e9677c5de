import { all, button, one, textOf } from './dom.ts'
import { eventually } from './wait.ts'

/** The cells of each row of a table; without what a skeleton has. */
export const rowsIn = (root: ParentNode): HTMLElement[][] =>
  all(root, 'table[role=table] tbody .r-table__row').map((row) => all(row, ':scope > *'))

/** The text of an element without what is for the eye alone. */
export function spoken(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const part of all(copy, '[aria-hidden=true]')) part.remove()
  return textOf(copy)
}

/** What names the rows. */
export const namesIn = (root: ParentNode): string[] => all(root, 'table[role=table] tbody th[scope=row]').map(spoken)

export const headersIn = (root: ParentNode): string[] => all(root, 'table[role=table] thead th').map(textOf)

/** Waits for exactly these rows. */
export const showsRows = (root: ParentNode, ...names: string[]): Promise<void> =>
  eventually(() => {
    const shown = namesIn(root)
    if (shown.join('|') !== names.join('|')) throw new Error(`shown: ${shown.join(', ') || textOf(root as Node)}`)
  })

/** The cell of a column in the row of this name. */
export function cell(root: ParentNode, name: string, column: string): HTMLElement {
  const row = rowsIn(root)[namesIn(root).indexOf(name)]
  const found = row?.[headersIn(root).indexOf(column)]
  if (!found) throw new Error(`no ${column} of ${name}`)
  return found
}

export const sortButton = (root: ParentNode, column: string) => button(one(root, 'table[role=table] thead'), column)

/** What each column that can be sorted says of its order. */
export const sorts = (root: ParentNode): string[] =>
  all(root, 'table[role=table] [aria-sort]').map((header) => `${textOf(header)} ${header.ariaSort}`)
