import { coverageTable, estimateTable, eventTable, ratingTable, type Table, type TableRequest } from './tables.ts'

type Dataset = { title: string; description: string; load: (request: TableRequest) => Promise<Table> }

/** The tables that can be downloaded, by the base of their file name. Each holds only what the user may see. */
export const datasets = {
  coverage: {
    title: 'Coverage list',
    description: 'Every company we cover in your regions, with its rating, target price, price and lead analyst.',
    load: coverageTable,
  },
  'rating-history': {
    title: 'Rating and target history',
    description: 'Each rating and target price we published, by document, with the one before it.',
    load: ratingTable,
  },
  estimates: {
    title: 'Estimates',
    description: 'The yearly figures, actual and estimated, of the companies whose model you may load.',
    load: estimateTable,
  },
  events: {
    title: 'Events calendar',
    description: 'The events that are open to you, past and to come, in their own time zones.',
    load: eventTable,
  },
} as const satisfies Readonly<Record<string, Dataset>>

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
