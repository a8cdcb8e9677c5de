import { locale } from '#config/locale.ts'
import type { SubscriptionTerms } from '#contract/entitlement.ts'
import { deskSubscriptionTexts } from '#i18n/en/desk-subscription.ts'
import { accountTexts } from '#i18n/en/desk-users.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { describeEnd, levelName } from '../users/account-words.ts'

/** What a subscription covers, to be read only. */
export function TermsFacts({ terms }: { terms: SubscriptionTerms }) {
  const language = useLanguage()
  const t = useTexts(deskSubscriptionTexts)
  const tAccount = useTexts(accountTexts)
  const list = new Intl.ListFormat(locale(language), { type: 'unit', style: 'short' })
  const values = (category: string, names: readonly string[] | null) =>
    names ? list.format(names.map((name) => valueLabel(category, name, language))) || t.none : t.all
  const facts = [
    [tAccount.level, levelName(terms.level, language)],
    [t.libraries, values('Library', terms.libraries)],
    [t.regions, values('Region', terms.regions)],
    [t.assetClasses, values('Asset Class', terms.asset_classes)],
    [t.term, describeEnd(terms, language) || t.noEnd],
  ]
  return (
    <dl className="r-desk-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
