import { apiBase } from '#config/config.ts'
import type { WebDocument } from '#contract/document.ts'
import { addParameter } from '#lib/url/add-parameter.ts'
import { safeUrl } from '#lib/url/safe-url.ts'

const FORCE_DOWNLOAD = 'force_download'

const SHEET_TYPE = /^application\/vnd\.(ms-excel|openxmlformats-officedocument\.spreadsheetml)/i

/** Whether a file is an Excel sheet, by its media type or by the end of its path; a query does not count (R260, C46). */
const isSpreadsheet = (url: URL, mediaType: string) => /\.xlsx?$/i.test(url.pathname) || SHEET_TYPE.test(mediaType)

/** A file's address as a link may show it: checked, absolute, forced to download for spreadsheets, and without a token. */
export function fileUrl(address: string | null | undefined, mediaType?: string | null): URL | undefined {
  const url = safeUrl(address, apiBase().href)
  if (url && isSpreadsheet(url, mediaType ?? '') && !url.searchParams.has(FORCE_DOWNLOAD))
    addParameter(url, FORCE_DOWNLOAD, 'true')
  return url
}

/** A document's file: here it is, or it is greyed for this client (R261), or there is none. */
export type Attachment = { kind: 'file'; url: URL } | { kind: 'locked' } | { kind: 'none' }

export function attachmentOf(document: WebDocument): Attachment {
  if (document.entitled === false) return { kind: 'locked' }
  const { download_url, download_link, attachment_url, attachment_content_type: mediaType } = document
  const url = fileUrl(download_url || download_link || attachment_url, mediaType)
  return url ? { kind: 'file', url } : { kind: 'none' }
}
