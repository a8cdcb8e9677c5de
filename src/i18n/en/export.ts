import { texts } from '../texts.ts'

export const exportTexts = texts('export', {
  export: 'Export',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  exporting: 'Preparing the file',
  done: 'The file is ready: {format}',
  failed: 'The file could not be created.',
  retry: 'Try again',
  close: 'Close',
})
