import type { DeskFirm } from '#contract/desk-firms.ts'
import type { SubscriptionTerms } from '#contract/entitlement.ts'
import { deskFirmsTexts } from '#i18n/en/desk-firms.ts'
import { deskSubscriptionTexts } from '#i18n/en/desk-subscription.ts'
import { fill } from '#lib/format/fill.ts'
import { Link } from '#ui/link/link.tsx'
import { cardsBelow } from '#ui/table/cards-below.ts'
import type { Column } from '#ui/table/table.tsx'
import { EmptyValue } from '#ui/text/empty-value.tsx'
import { describeEnd, levelName } from '../users/account-words.ts'

export const firmCards = cardsBelow(720)

/** The rules of a firm in a few words; empty: there are none. */
function describeRules(firm: DeskFirm, language: string): string {
  const t = deskFirmsTexts(language)
  return [
    firm.sso_required && t.sso,
    firm.mfa_required && t.mfa,
    firm.idle_minutes !== null && fill(t.idle, { count: firm.idle_minutes }),
    firm.allowed_networks !== null && t.networks,
  ]
    .filter((part) => part !== false)
    .join(', ')
}

/** The level and the end of a subscription, `Standard · Until December 5, 2026`. */
const describeTerms = (terms: SubscriptionTerms, language: string): string =>
  [levelName(terms.level, language), describeEnd(terms, language)].filter((part) => part !== '').join(' · ')

/** The columns of the firms at the desk. */
export function firmColumns(language: string): Column<DeskFirm>[] {
  const t = deskFirmsTexts(language)
  const tSubscription = deskSubscriptionTexts(language)
  return [
    {
      id: 'name',
      header: t.name,
      size: 200,
      cell: ({ id, name }) => (
        <Link variant="quiet" href={`/desk/firms/${id}`}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      id: 'domains',
      header: t.domains,
      size: 200,
      card: 'fact',
      cell: ({ domains }) => (domains.length > 0 ? <bdi>{domains.join(', ')}</bdi> : <EmptyValue />),
    },
    {
      id: 'subscription',
      header: tSubscription.title,
      size: 180,
      card: 'fact',
      cell: ({ subscription }) =>
        subscription ? describeTerms(subscription, language) : <span className="r-missing">{t.fromUsers}</span>,
    },
    {
      id: 'rules',
      header: t.rules,
      size: 200,
      card: 'fact',
      cell: (firm) => describeRules(firm, language) || <EmptyValue />,
    },
    { id: 'users', header: t.users, size: 80, most: 90, end: true, cell: ({ users }) => users },
  ]
}
