import { trim } from '#lib/format/trim.ts'
import { printable } from './printable.ts'

const LONGEST = 80

/**
 * Says how a browser names a file: in ASCII for old ones, and in full (RFC 6266). `what` follows the title and is never cut
 * off, so that the files of one record are told apart.
 */
export function contentDisposition(title: string, ending: string, forced: boolean, what = ''): string {
  const words = title
    .replace(/[\p{C}\\/:*?"<>|;]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const shortened = Array.from(words)
    .slice(0, LONGEST - what.length)
    .join('')
  const cut = trim(shortened, '. ') || 'document'
  const name = what === '' ? cut : `${cut} ${what}`
  const letters = printable(name)
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 .,_()'-]/g, '')
    .replace(/ +/g, ' ')
  const ascii = trim(letters, '. ') || 'document'
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${forced ? 'attachment' : 'inline'}; filename="${ascii}.${ending}"; filename*=UTF-8''${encoded}.${ending}`
}
