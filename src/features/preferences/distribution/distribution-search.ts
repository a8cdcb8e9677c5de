import { foldText } from '#lib/format/fold-text.ts'
import type { Entry } from './distribution-entries.ts'

/** The preferences that name a value with this text, whatever its case and accents; without a text, all (R362). */
export function entriesWith(entries: readonly Entry[], text: string): readonly Entry[] {
  const wanted = foldText(text.trim())
  if (wanted === '') return entries
  return entries.filter(({ preference }) =>
    Object.values(preference).some((values) => values.some((value) => foldText(value).includes(wanted))),
  )
}
