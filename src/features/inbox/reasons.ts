import type { InboxReason } from '#contract/inbox.ts'
import { inboxTexts } from '#i18n/en/inbox.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import { splitValues } from '#lib/format/join-values.ts'

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

/** The first values of a preference, and how many others it has, which its last value may tell as `+4`. */
function namePreference(values: readonly string[], language: string): string {
  const others = /^\+(\d{1,6})$/.exec(values.at(-1) ?? '')?.[1]
  const named = others === undefined ? values : values.slice(0, -1)
  const names = named.map((value) => tagLabel(value, language)).join(', ')
  return others === undefined || names === '' ? names : fill(inboxTexts(language).andOthers, { names, count: others })
}

/** Why an item is in the inbox, in words; a reason of another kind or without a name is left out. */
export function describeReasons(reasons: readonly InboxReason[], language: string): string[] {
  const t = inboxTexts(language)
  const toLabel = (kind: InboxReason['kind'], name: string) => {
    if (kind === 'distribution') return namePreference(splitValues(name), language)
    return kind === 'saved_search' ? name : tagLabel(name, language)
  }
  return reasons.flatMap(({ kind, name }) => {
    if (kind === 'request') return name === 'declined' ? [t.requestDeclined] : [t.requestGranted]
    const text = names[kind]
    if (!text || (!name && kind !== 'distribution')) return []
    return [fill(t[text], { name: toLabel(kind, name) || t.allResearch })]
  })
}
