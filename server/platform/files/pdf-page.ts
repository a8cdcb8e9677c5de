export type Pdf = PDFKit.PDFDocument

/** The colours of everything that is printed. */
export const INK = '#1a2330'
export const GREY = '#5b6675'
export const ACCENT = '#0b5c7a'
export const LINE = '#c9d1da'
export const TINT = '#f1f5f8'

/** The bytes of a document, once it is ended. */
export const toBuffer = (pdf: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
