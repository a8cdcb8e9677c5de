import { categoryLabel } from '#config/category-label.ts'
import type { Follow } from '#contract/follow.ts'
import { followingTexts, followTexts } from '#i18n/en/follow.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { closeIcon } from '#ui/icons/icons.ts'
import { plusIcon } from '#ui/icons/icons-check.ts'
import { Rating } from '#ui/rating/rating.tsx'
import { withRole } from '#ui/table/with-role.ts'
import { EmptyValue } from '#ui/text/empty-value.tsx'
import { DocumentTitle, type TileActions } from '../document/document-title.tsx'
import { ProfileLink } from '../profile/profile-link.tsx'
import { type Followed, hasFigures, toFollowed } from './followed.ts'
import { useFollowChange } from './use-follow-change.ts'

type Actions = {
  actions: Omit<TileActions, 'onDownload'>
  onFailure: (failure: Error) => void
}

type FollowingTablesProps = Actions & {
  follows: readonly Follow[]
  /** The ids of what is still followed. */
  followed: ReadonlySet<string>
}

/** Companies with their figures, then analysts and sectors; the newest note of each. */
export function FollowingTables({ follows, followed, ...actions }: FollowingTablesProps) {
  const language = useLanguage()
  const t = useTexts(followingTexts)
  const rows = follows.map((follow) => toFollowed(follow, language))
  const companies = rows.filter(({ isCompany }) => isCompany)
  const others = rows.filter(({ isCompany }) => !isCompany)
  const isFigured = companies.some(hasFigures)
  return (
    <div className={`r-following__tables${isFigured ? ' r-following__tables--figured' : ''}`}>
      {companies.length > 0 && (
        <FollowedTable
          name={categoryLabel('Company', language)}
          rows={companies}
          isFigured={isFigured}
          followed={followed}
          {...actions}
        />
      )}
      {others.length > 0 && (
        <FollowedTable name={t.others} rows={others} isFigured={false} followed={followed} {...actions} />
      )}
    </div>
  )
}

const figures = ['rating', 'target', 'price', 'upside'] as const

type FollowedTableProps = Omit<FollowingTablesProps, 'follows'> & {
  name: string
  rows: readonly Followed[]
  isFigured: boolean
}

function FollowedTable({ name, rows, isFigured, followed, ...actions }: FollowedTableProps) {
  const t = useTexts(followingTexts)
  const header = (column: string, text: string) => (
    <th key={column} scope="col" className={`r-following__${column}`} {...withRole('columnheader')}>
      {text}
    </th>
  )
  return (
    <table className="r-following__table" part="table" aria-label={name} {...withRole('table')}>
      <thead {...withRole('rowgroup')}>
        <tr className="r-following__headers" {...withRole('row')}>
          {header('name', name)}
          {isFigured && figures.map((figure) => header(figure, t[figure]))}
          {header('note', t.note)}
          <th scope="col" className="r-following__stop" {...withRole('columnheader')}>
            <span className="r-visually-hidden">{t.stop}</span>
          </th>
        </tr>
      </thead>
      <tbody {...withRole('rowgroup')}>
        {rows.map((row) => (
          <Row key={row.id} row={row} isFigured={isFigured} isFollowed={followed.has(row.id)} {...actions} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Actions & { row: Followed; isFigured: boolean; isFollowed: boolean }

function Row({ row, isFigured, isFollowed, actions, onFailure }: RowProps) {
  const t = useTexts(followTexts)
  const { id, name, href, detail } = row
  const { isChanging, refusal, toggle } = useFollowChange({ tagId: id, isFollowed, onFailure })
  return (
    <tr className={`r-following__item${isFollowed ? '' : ' r-following__item--left'}`} {...withRole('row')}>
      <th scope="row" className="r-following__name" {...withRole('rowheader')}>
        <ProfileLink name={name} href={href} onNavigate={actions.onNavigate} />{' '}
        {detail && <bdi className="r-following__detail">{detail}</bdi>}
      </th>
      {isFigured && <Figures row={row} />}
      <Note row={row} actions={actions} />
      <td className="r-following__stop" {...withRole('cell')}>
        <IconButton
          icon={isFollowed ? closeIcon : plusIcon}
          label={fill(isFollowed ? t.endNamed : t.followNamed, { name })}
          disabled={isChanging}
          aria-busy={isChanging}
          onClick={toggle}
        />
      </td>
      {refusal && (
        <td className="r-following__refusal" {...withRole('cell')}>
          <span role="alert">{refusal}</span>
        </td>
      )}
    </tr>
  )
}

/** On a narrow list each figure has its name before it. */
function Figures({ row: { rating, target, price, upside } }: { row: Followed }) {
  const t = useTexts(followingTexts)
  return (
    <>
      <td className="r-following__rating" {...withRole('cell')}>
        {rating ? <Rating value={rating} /> : <EmptyValue />}
      </td>
      <td className="r-following__target" data-label={t.shortTarget} {...withRole('cell')}>
        {target ? <bdi dir="ltr">{target}</bdi> : <EmptyValue />}
      </td>
      <td className="r-following__price" data-label={t.shortPrice} {...withRole('cell')}>
        {price ? <bdi dir="ltr">{price}</bdi> : <EmptyValue />}
      </td>
      <td className="r-following__upside" {...withRole('cell')}>
        {upside ? <Delta plain {...upside} /> : <EmptyValue />}
      </td>
    </>
  )
}

/** The newest document with its day. */
function Note({ row: { note, noteDay }, actions }: { row: Followed } & Pick<Actions, 'actions'>) {
  const t = useTexts(followingTexts)
  return (
    <td className="r-following__note" title={note?.fullTitle || undefined} {...withRole('cell')}>
      {noteDay && <span className="r-following__day">{noteDay}</span>}
      {note ? (
        <bdi>
          <DocumentTitle tile={note} actions={actions} />
        </bdi>
      ) : (
        <span className="r-following__none">{t.nothingNew}</span>
      )}
    </td>
  )
}
