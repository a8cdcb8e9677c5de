import type { MediaType } from './media-types.ts'
import type { Note } from './note.ts'
import { htmlOf, textOf } from './pages.ts'
import { pdfOf } from './pdf.ts'
import { csvOf, workbookOf } from './tables.ts'

type Render = (note: Note) => Buffer | string | Promise<Buffer>

const renderers: Readonly<Record<MediaType, Render>> = {
  'application/pdf': pdfOf,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': workbookOf,
  'text/html': htmlOf,
  'text/csv': csvOf,
  'text/plain': textOf,
}

/** A document's file in its media type. */
export const renderFile = async (type: MediaType, note: Note): Promise<Buffer | string> => renderers[type](note)
