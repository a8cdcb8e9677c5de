import { locale } from '#config/locale.ts'
import type { Account } from '#contract/desk-users.ts'
import { accountTexts, deskUsersTexts } from '#i18n/en/desk-users.ts'
import { formatDate } from '#lib/format/dates.ts'
import { Link } from '#ui/link/link.tsx'
import { cardsBelow } from '#ui/table/cards-below.ts'
import type { Column } from '#ui/table/table.tsx'
import { EmptyValue } from '#ui/text/empty-value.tsx'
import { describeEnd, describeState, levelName } from './account-words.ts'

export const userCards = cardsBelow(880)

/** The columns of the users at the desk. */
export function userColumns(language: string): Column<Account>[] {
  const t = deskUsersTexts(language)
  const tAccount = accountTexts(language)
  return [
    {
      id: 'name',
      header: t.name,
      size: 180,
      cell: ({ id, name }) => (
        <Link variant="quiet" href={`/desk/users/${id}`}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      id: 'username',
      header: tAccount.username,
      size: 200,
      card: 'fact',
      cell: ({ username }) => <bdi className="r-desk-list__cut">{username}</bdi>,
    },
    {
      id: 'firm',
      header: tAccount.firm,
      size: 150,
      card: 'fact',
      cell: ({ firm }) => (firm ? <bdi>{firm.name}</bdi> : <EmptyValue />),
    },
    {
      id: 'level',
      header: tAccount.level,
      size: 90,
      most: 110,
      card: 'fact',
      cell: ({ level }) => levelName(level, language),
    },
    {
      id: 'valid_until',
      header: t.validity,
      size: 170,
      card: 'fact',
      cell: (account) => describeEnd(account, language) || <EmptyValue />,
    },
    {
      id: 'last_sign_in',
      header: t.lastSignIn,
      size: 120,
      most: 150,
      cell: ({ last_sign_in: at }) =>
        at ? <time dateTime={at}>{formatDate(at, 'long', locale(language))}</time> : <EmptyValue />,
    },
    {
      id: 'state',
      header: t.state,
      size: 110,
      card: 'badge',
      cell: (account) => (
        <span className={account.is_active ? undefined : 'r-desk-list__ended'}>{describeState(account, language)}</span>
      ),
    },
  ]
}
