import { texts } from '../texts.ts'

const kinds = texts('mediaKind', {
  pdf: 'PDF',
  image: 'image',
  html: 'page',
  text: 'text',
  video: 'video',
  audio: 'audio',
  csv: 'CSV',
  excel: 'Excel',
  word: 'Word',
  file: 'file',
})

/** The media types the portal knows (R259). */
const byType = new Map<string, keyof typeof kinds>(
  Object.entries({
    'application/pdf': 'pdf',
    'image/gif': 'image',
    'image/jpeg': 'image',
    'image/png': 'image',
    'text/html': 'html',
    'text/plain': 'text',
    'video/mp4': 'video',
    'video/quicktime': 'video',
    'audio/mpeg': 'audio',
    'text/csv': 'csv',
    'application/vnd.ms-excel': 'excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'excel',
    'application/msword': 'word',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  }),
)

/** What a reader calls a file of this media type; parameters such as a charset do not count. */
export function mediaKind(type: string | null | undefined): string {
  const bare = type?.split(';')[0]?.trim().toLowerCase() ?? ''
  return kinds[byType.get(bare) ?? 'file']
}
