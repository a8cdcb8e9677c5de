import type { MediaType } from '#server/platform/files/media-types.ts'
import type { Note } from './note.ts'

type Render = (note: Note) => Buffer | string | Promise<Buffer>

/** Loaded on first use: the PDF and XLSX libraries would slow every start down. */
const renderers: Readonly<Record<MediaType, () => Promise<Render>>> = {
  'application/pdf': async () => (await import('./pdf.ts')).renderPdf,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': async () =>
    (await import('./tables.ts')).renderWorkbook,
  'text/html': async () => (await import('./pages.ts')).renderHtml,
  'text/csv': async () => (await import('./tables.ts')).renderCsv,
  'text/plain': async () => (await import('./pages.ts')).renderText,
}

/** A document's file in its media type. */
export async function renderFile(type: MediaType, note: Note): Promise<Buffer | string> {
  const render = await renderers[type]()
  return render(note)
}
