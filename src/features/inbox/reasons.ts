import type { InboxReason } from '#contract/inbox.ts'
import { inboxTexts } from '#i18n/en/inbox.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'

const names = {
  follow: 'follow',
  saved_search: 'savedSearch',
  distribution: 'distribution',
  email: 'email',
} as const satisfies Record<Exclude<InboxReason['kind'], 'request'>, string>

/** Reasons name a tag without its category. Those of companies and analysts have no other name. */
const categories = ['Sector', 'Region', 'Country', 'Asset Class', 'Content Type']

function tagLabel(name: string, language: string): string {
  const labels = categories.map((category) => valueLabel(category, name, language))
  return labels.find((label) => label !== name) ?? name
}

/** Why an item is in the inbox, in words; a reason of another kind or without a name is left out. */
export function describeReasons(reasons: readonly InboxReason[], language: string): string[] {
  const t = inboxTexts(language)
  return reasons.flatMap(({ kind, name }) => {
    if (kind === 'request') return name === 'declined' ? [t.requestDeclined] : [t.requestGranted]
    const text = names[kind]
    if (!text || !name) return []
    const label = kind === 'email' || kind === 'follow' ? tagLabel(name, language) : name
    return [fill(t[text], { name: label })]
  })
}
