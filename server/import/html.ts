import sanitize from 'sanitize-html'
import { decodeEntities } from '#server/platform/text/entities.ts'
import { BadFile, type Content, decodeUtf8, withoutControls } from './text.ts'

/** Text, tables and links; nothing runs, nothing is loaded, nothing looks different from the portal. */
const rules: sanitize.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'br'],
    ...[
      'a',
      'abbr',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'small',
      'sub',
      'sup',
      'code',
      'q',
      'cite',
      'time',
      'span',
      'div',
    ],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'section', 'article', 'figure', 'figcaption'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'iframe',
    'svg',
    'math',
    'head',
  ],
}

/** A file may name another charset than UTF-8, as pages of old do. */
function decode(bytes: Uint8Array): string {
  const text = decodeUtf8(bytes)
  if (text !== undefined) return text
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  const charset = /<meta[^<>]+charset=["']?([\w-]+)/i.exec(beginning)?.[1]
  if (charset === undefined || /^utf-?8$/i.test(charset))
    throw new BadFile('is not UTF-8 and names no other charset in a <meta charset>', 'file-type')
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    throw new BadFile(`is not ${charset}, which its <meta charset> names`, 'file-type')
  }
}

/** The text of clean HTML, without markup. */
export function toPlainText(html: string): string {
  const words = sanitize(html.replace(/<\/(?:p|li|h\d|td|th|tr|div|dt|dd|caption)>/g, '$& '), {
    allowedTags: [],
    allowedAttributes: {},
  })
  return decodeEntities(words).replace(/\s+/g, ' ').trim()
}

/** Reads an HTML file: its text as one page, cleaned. */
export function readHtml(bytes: Uint8Array): Content {
  const clean = sanitize(withoutControls(decode(bytes)), rules).trim()
  const text = toPlainText(clean)
  if (text === '') throw new BadFile('has no text', 'file-text')
  return { mediaType: 'text/html', html: `<section data-page="1">${clean}</section>`, text, pages: 1, bytes: undefined }
}
