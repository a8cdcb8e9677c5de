import type ExcelJS from 'exceljs'

export const isFormula = (cell: ExcelJS.Cell): boolean => typeof cell.formula === 'string' && cell.formula !== ''

type Value = string | number | null

/** What the formulas of a company's model use, as a spreadsheet program works them out. */
const functions = {
  IF: (condition: boolean, yes: Value, no: Value) => (condition ? yes : no),
  AND: (...conditions: boolean[]) => conditions.every(Boolean),
  ISNUMBER: (value: Value) => typeof value === 'number',
  N: (value: Value) => (typeof value === 'number' ? value : 0),
}

/** Works out a formula by its references to cells of a workbook; those without a sheet are of the formula's own. */
export function evaluate(workbook: ExcelJS.Workbook, formula: string, ownSheet: string): Value {
  const cellAt = (sheet: string, address: string): Value => {
    const { value } = workbook.getWorksheet(sheet)?.getCell(address.replaceAll('$', '')) ?? { value: null }
    return typeof value === 'number' || typeof value === 'string' ? value : null
  }
  const script = formula.replace(/(?:(\w+)!)?(\$?[A-Z]{1,2}\$?\d+)/g, (_, sheet: string | undefined, address: string) =>
    JSON.stringify(cellAt(sheet ?? ownSheet, address)),
  )
  return new Function(...Object.keys(functions), `return ${script}`)(...Object.values(functions))
}
