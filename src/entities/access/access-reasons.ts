import { categoryLabel } from '#config/category-label.ts'
import { locale } from '#config/locale.ts'
import type { DocumentAccess } from '#contract/access-request.ts'
import { accessTexts } from '#i18n/en/access.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { formatDate } from '#lib/format/dates.ts'
import { fill } from '#lib/format/fill.ts'

const categories = { library: 'Library', region: 'Region', asset_class: 'Asset Class' } as const

/** Why a document is closed, one sentence or fact a line. */
export function describeReasons(
  { reasons, subscription_ended: end }: Pick<DocumentAccess, 'reasons' | 'subscription_ended'>,
  language: string,
): string[] {
  const t = accessTexts(language)
  const tag = locale(language)
  const anyOf = new Intl.ListFormat(tag, { type: 'disjunction' })
  return reasons.map(({ kind, names }) => {
    switch (kind) {
      case 'subscription':
        return end ? fill(t.ended, { date: formatDate(end, 'long', tag) }) : t.subscription
      case 'level':
        return t.level
      case 'download':
        return t.download
      default: {
        const category = categories[kind]
        const label = kind === 'library' ? t.library : categoryLabel(category, language)
        const values = names.map((name) => valueLabel(category, name, language))
        return fill(t.fact, { label, values: anyOf.format(values) })
      }
    }
  })
}
