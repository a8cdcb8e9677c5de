import { getDocumentProxy } from 'unpdf'
import { escaped } from '#server/platform/files/escaped.ts'
import { BadFile, type Content, withoutControls } from './text.ts'

type Item = { str: string; height: number; hasEOL: boolean; transform: number[] }

const MOST_PAGES = 2_000

/** Puts lines into paragraphs: a wider gap between two lines, or other letters, begin a new one. A hyphen at a line's end goes. */
function toParagraphs(items: readonly Item[]): string[] {
  const paragraphs: string[] = []
  let current = ''
  let last: { y: number; height: number } | undefined
  const flush = () => {
    const text = current.replace(/\s+/g, ' ').trim()
    if (text !== '') paragraphs.push(text)
    current = ''
  }
  for (const { str, height, hasEOL, transform } of items) {
    const y = transform[5] ?? 0
    if (str.trim() !== '') {
      const gap = last ? Math.abs(last.y - y) : 0
      const size = Math.max(height, 1)
      if (last && (gap > size * 1.8 || Math.abs(last.height - height) > size * 0.25)) flush()
      last = { y, height }
    }
    current = /\p{Ll}-$/u.test(current) && /^\p{Ll}/u.test(str) ? current.slice(0, -1) + str : current + str
    if (hasEOL && !/\p{Ll}-$/u.test(current)) current += ' '
  }
  flush()
  return paragraphs
}

const reasons: Readonly<Record<string, BadFile>> = {
  PasswordException: new BadFile('is a PDF that asks for a password', 'file-password'),
  InvalidPDFException: new BadFile('is no PDF that can be read', 'file-pdf'),
}

async function open(bytes: Uint8Array) {
  // The library takes the bytes it is given away.
  return getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((reason: Error) => {
    throw reasons[reason.name] ?? new BadFile(`cannot be read: ${reason.message}`, 'file-pdf')
  })
}

/** Reads a PDF: the text of each page, in paragraphs. One without any, as of a scanner, has pages without text. */
export async function readPdf(bytes: Uint8Array): Promise<Content> {
  const pdf = await open(bytes)
  try {
    if (pdf.numPages > MOST_PAGES) throw new BadFile(`has ${pdf.numPages} pages, more than ${MOST_PAGES}`, 'file-large')
    const pages: string[][] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(toParagraphs(items.filter((item): item is Item & typeof item => 'str' in item)).map(withoutControls))
      page.cleanup()
    }
    const html = pages.map(
      (paragraphs, index) =>
        `<section data-page="${index + 1}">${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('')}</section>`,
    )
    return {
      mediaType: 'application/pdf',
      html: html.join('\n'),
      text: pages.flat().join('\n'),
      pages: pages.length,
      bytes,
    }
  } catch (reason) {
    if (reason instanceof BadFile) throw reason
    throw new BadFile(`cannot be read: ${reason instanceof Error ? reason.message : reason}`, 'file-pdf')
  } finally {
    await pdf.loadingTask.destroy()
  }
}
