/** A change of a firm that is not possible; its text is for whoever asks for it. */
export class FirmError extends Error {
  override readonly name = 'FirmError'
}
