import { mediaKindTexts } from '#i18n/en/document.ts'

/** The media types the portal knows (R259). */
const byType = new Map<string, keyof ReturnType<typeof mediaKindTexts>>(
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

/** The common name of a media type; parameters such as a charset are ignored. */
export function mediaKind(type: string | null | undefined, language: string): string {
  const t = mediaKindTexts(language)
  const bare = type?.split(';')[0]?.trim().toLowerCase() ?? ''
  return t[byType.get(bare) ?? 'file']
}
