import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { readHtml } from './html.ts'
import { BadFile, type Content } from './text.ts'

/** Bytes of a file. */
export const LARGEST_FILE = 50 * 1024 * 1024

/** A file's bytes; it must lie within the folder, links followed. */
export async function readBytes(folder: string, name: string): Promise<Uint8Array> {
  const root = await realpath(folder)
  const path = await realpath(join(root, name)).catch(() => {
    throw new BadFile('is not there')
  })
  if (!path.startsWith(root + sep)) throw new BadFile('lies outside the folder')
  const { size, isFile } = await stat(path).then((found) => ({ size: found.size, isFile: found.isFile() }))
  if (!isFile) throw new BadFile('is no file')
  if (size === 0) throw new BadFile('is empty', 'file-empty')
  if (size > LARGEST_FILE) throw new BadFile(`is larger than ${LARGEST_FILE / 1024 / 1024} MB`)
  return readFile(path)
}

/** A tag that a text begins with, or has early on; a picture or a program has null characters. */
const MARKUP = /<(?:!doctype\s+html|html|head|body|meta|title|article|section|div|p|h[1-6]|ul|ol|table|span)\b/i

/** Reads a document's file by what it is: by its first bytes. The name only says what a broken file was meant to be. */
export async function readContent(bytes: Uint8Array, name: string): Promise<Content> {
  const beginning = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (beginning.includes('%PDF-') || /\.pdf$/i.test(name)) return (await import('./pdf.ts')).readPdf(bytes)
  const start = Buffer.from(bytes.subarray(0, 16_384)).toString('latin1')
  if (MARKUP.test(start) && !start.includes('\0')) return readHtml(bytes)
  throw new BadFile('is neither PDF nor HTML', 'file-type')
}
