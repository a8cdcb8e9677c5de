/** A document that was imported from a provider's folder, with its original file. */
export interface DocumentFileTable {
  document_id: number
  /** SHA-256 of the record and the file, hexadecimal: the same one is not imported twice. */
  content_hash: string
  /** Null: the file is made from the text, which was cleaned. */
  bytes: Uint8Array | null
}
