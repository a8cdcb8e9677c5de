/** Bytes as text; undefined: they are no UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** What a file says about a document. */
export type Content = {
  /** `application/pdf` or `text/html`; that of an older document may be another one, or null. */
  mediaType: string | null
  /** With a `<section data-page="n">` for each page, cleaned. */
  html: string
  /** The same without markup. */
  text: string
  pages: number
  /** Undefined: the file is made from `html`. */
  bytes: Uint8Array | undefined
}

/** What is wrong with a file, for a client that says it in its user's language. */
export type FileFault = 'file-empty' | 'file-type' | 'file-text' | 'file-pdf' | 'file-password' | 'file-large'

/** A file that cannot be imported: its reason, for a person. */
export class BadFile extends Error {
  readonly fault: FileFault | undefined

  constructor(message: string, fault?: FileFault) {
    super(message)
    this.fault = fault
  }
}

/** PostgreSQL stores no null character, and others of their kind mean nothing in a text. */
export const withoutControls = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').replace(/\p{Surrogate}/gu, '\ufffd')
