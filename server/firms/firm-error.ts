/** A change of a firm that is not possible; its text is for the person who asks for it, its code for clients. */
export class FirmError extends Error {
  override readonly name = 'FirmError'
  constructor(
    text: string,
    readonly code = 'firm',
    /** What the text names. */
    readonly value?: string,
  ) {
    super(text)
  }
}
