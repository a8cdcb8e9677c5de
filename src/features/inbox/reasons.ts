import type { Reason } from '#contract/inbox.ts'
import { inboxTexts } from '#i18n/en/inbox.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'

const names = {
  follow: 'follow',
  saved_search: 'savedSearch',
  distribution: 'distribution',
  email: 'email',
} as const satisfies Record<Reason['kind'], string>

/** Why an item is in the inbox, in words; a reason of another kind or without a name is left out. */
export function describeReasons(reasons: readonly Reason[], language: string): string[] {
  const t = inboxTexts(language)
  return reasons.flatMap(({ kind, name }) => {
    const text = names[kind]
    if (!text || !name) return []
    return [fill(t[text], { name: kind === 'email' ? valueLabel('Region', name, language) : name })]
  })
}
