/** How a save ended; whatever it was, the draft is the editor's to keep. */
export type SaveOutcome =
  | { state: 'saved' }
  /** Refused or lost: `message` is what to say (R360, R361). */
  | { state: 'failed'; message: string }
  /** Meanwhile somebody saved another list: nothing was saved, and the list shown is now the newest. */
  | { state: 'changed-elsewhere' }
