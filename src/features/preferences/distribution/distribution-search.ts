import { foldText } from '#lib/format/fold-text.ts'
import type { Entry } from './distribution-entries.ts'

/** The preferences with a value that contains the text, ignoring case and accents; all if the text is empty (R362). */
export function entriesWith(entries: readonly Entry[], text: string): readonly Entry[] {
  const wanted = foldText(text.trim())
  if (wanted === '') return entries
  return entries.filter(({ preference }) =>
    Object.values(preference).some((values) => values.some((value) => foldText(value).includes(wanted))),
  )
}
