/** A column of an exported file. */
export type ExportColumn<Row> = {
  header: string
  /** Numbers stay numbers; `null` is an empty cell. */
  value: (row: Row) => string | number | null
  /** `day`: the value is a date, `YYYY-MM-DD` or an ISO 8601 instant. Default `text`. */
  kind?: 'text' | 'number' | 'day'
}
