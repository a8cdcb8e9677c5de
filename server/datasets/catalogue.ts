import { coverageTable, estimateTable, eventTable, ratingTable, type Table, type TableRequest } from './tables.ts'

/** The tables that can be downloaded, by the base of their file name. Each holds only what the user may see. */
export const datasets = {
  coverage: coverageTable,
  'rating-history': ratingTable,
  estimates: estimateTable,
  events: eventTable,
} as const satisfies Readonly<Record<string, (request: TableRequest) => Promise<Table>>>

export type DatasetName = keyof typeof datasets

const isDataset = (name: string): name is DatasetName => Object.hasOwn(datasets, name)

/** The formats that each table comes in, by the end of its file's name. */
export const datasetFormats = {
  csv: { label: 'CSV', type: 'text/csv; charset=utf-8' },
  xlsx: { label: 'Excel', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const

export type DatasetFormat = keyof typeof datasetFormats

const isFormat = (ending: string): ending is DatasetFormat => Object.hasOwn(datasetFormats, ending)

/** What a file's name asks for, `coverage.csv`; undefined: there is no such file. */
export function datasetFile(file: string): { name: DatasetName; format: DatasetFormat } | undefined {
  const [, name = '', format = ''] = /^([a-z-]+)\.([a-z]+)$/.exec(file) ?? []
  return isDataset(name) && isFormat(format) ? { name, format } : undefined
}
