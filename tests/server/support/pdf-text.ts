import { inflateSync } from 'node:zlib'

/** The text of a PDF in the standard fonts: its streams inflated, their strings put together. */
export function textOfPdf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)
  const contents = Array.from(streams, ([, body = '']) => inflateSync(Buffer.from(body, 'latin1')).toString('latin1'))
  const hex = Array.from(contents.join('\n').matchAll(/<([0-9a-f]*)>/g), ([, digits = '']) => digits).join('')
  return Buffer.from(hex, 'hex').toString('latin1')
}
