import { apiBase } from '#config/config.ts'
import type { WebDocument } from '#contract/document.ts'
import { addParameter } from '#lib/url/add-parameter.ts'
import { safeUrl } from '#lib/url/safe-url.ts'

const FORCE_DOWNLOAD = 'force_download'

const SHEET_TYPE = /^application\/vnd\.(ms-excel|openxmlformats-officedocument\.spreadsheetml)/i

/** Whether a file is an Excel sheet, by its media type or the end of its path; the query is ignored (R260, C46). */
const isSpreadsheet = (url: URL, mediaType: string) => /\.xlsx?$/i.test(url.pathname) || SHEET_TYPE.test(mediaType)

/** A file's address for a link: checked, absolute, without a token; spreadsheets are forced to download. */
export function fileUrl(address: string | null | undefined, mediaType?: string | null): URL | undefined {
  const url = safeUrl(address, apiBase().href)
  if (url && isSpreadsheet(url, mediaType ?? '') && !url.searchParams.has(FORCE_DOWNLOAD))
    addParameter(url, FORCE_DOWNLOAD, 'true')
  return url
}

/** A document's file: available, greyed out for this client (R261), or absent. */
export type Attachment = { kind: 'file'; url: URL } | { kind: 'locked' } | { kind: 'none' }

export function getAttachment(document: WebDocument): Attachment {
  if (document.entitled === false) return { kind: 'locked' }
  const { download_url, download_link, attachment_url, attachment_content_type: mediaType } = document
  const url = fileUrl(download_url || download_link || attachment_url, mediaType)
  return url ? { kind: 'file', url } : { kind: 'none' }
}
