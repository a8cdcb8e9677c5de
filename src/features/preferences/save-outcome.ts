/** The outcome of a save. The editor keeps the draft in any case. */
export type SaveOutcome =
  | { state: 'saved' }
  /** Refused or lost. `messages` are the server's (R360, R361); empty: show a general one. */
  | { state: 'failed'; messages: readonly string[] }
  /** Another window has saved another list. Nothing was saved, and the newest list is now shown. */
  | { state: 'changed-elsewhere' }
