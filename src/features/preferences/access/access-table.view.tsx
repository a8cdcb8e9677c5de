import { Fragment } from 'react'
import type { AccessOption } from '#contract/preference.ts'
import { accessTexts } from '#i18n/en/access-preferences.ts'
import { permissionTexts } from '#i18n/en/permission.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import { ButtonSkeleton } from '#ui/button/button-skeleton.tsx'
import { LockedOption } from '#ui/multi-select/locked-option.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { withRole } from '#ui/table/with-role.ts'
import { type AccessRow, accessColumns } from './access-options.ts'

export type Mail = { label: string; href: string }

type AccessTableProps = {
  rows: readonly AccessRow[]
  mail: Mail | undefined
  onSet: (label: string, active: boolean) => void
}

/** A switch for each region and column (R364, R365). In a narrow container a region is a block of four lines. */
export function AccessTable({ rows, mail, onSet }: AccessTableProps) {
  const language = useLanguage()
  const t = useTexts(accessTexts)
  return (
    <table {...withRole('table')} className="r-access__table" part="table">
      <caption className="r-visually-hidden">{t.caption}</caption>
      <Head />
      <tbody {...withRole('rowgroup')} className="r-access__body">
        {rows.map(({ region: value, options }) => {
          const region = valueLabel('Region', value, language)
          return (
            <tr key={value} {...withRole('row')} className="r-access__row">
              <th {...withRole('rowheader')} scope="row" className="r-access__region">
                <bdi>{region}</bdi>
              </th>
              {accessColumns.map(({ key, head }, index) => (
                <td key={key} {...withRole('cell')} className="r-access__cell" data-label={t[head]}>
                  <Option
                    name={fill(t.option, { region, column: t[head] })}
                    option={options[index]}
                    mail={mail}
                    onSet={onSet}
                  />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type OptionProps = Omit<AccessTableProps, 'rows'> & { name: string; option: AccessOption | undefined }

/** An option; locked in its state if it is not permitted (R366, R367). */
function Option({ name, option, mail, onSet }: OptionProps) {
  const t = useTexts(accessTexts)
  const tPermission = useTexts(permissionTexts)
  if (!option) return <span className="r-access__absent">{t.absent}</span>
  const { label, active, permitted } = option
  if (permitted) return <Switch label={name} checked={active} onChange={(checked) => onSet(label, checked)} />
  return <LockedOption label={fill(tPermission.locked, { option: name })} text={tPermission.outside} mail={mail} />
}

function Head() {
  const t = useTexts(accessTexts)
  return (
    <thead {...withRole('rowgroup')} className="r-access__head">
      <tr {...withRole('row')}>
        <th {...withRole('columnheader')} scope="col" className="r-access__header">
          {t.region}
        </th>
        {accessColumns.map(({ key, head }) => (
          <th key={key} {...withRole('columnheader')} scope="col" className="r-access__header">
            <AfterSlashes text={t[head]} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A text that may wrap after slashes, where browsers would break inside a word. */
const AfterSlashes = ({ text }: { text: string }) =>
  text.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** A typical number of regions. */
const skeletons = 12

/** The skeleton of the table. */
export function AccessSkeleton() {
  const t = useTexts(accessTexts)
  return (
    <div aria-busy="true">
      <p className="r-visually-hidden" role="status">
        {t.loading}
      </p>
      <table className="r-access__table" aria-hidden="true">
        <Head />
        <tbody className="r-access__body">
          {[...Array(skeletons).keys()].map((row) => (
            <tr key={row} className="r-access__row">
              <th className="r-access__region">
                <Skeleton width={60} />
              </th>
              {accessColumns.map(({ key, head }) => (
                <td key={key} className="r-access__cell" data-label={t[head]}>
                  <span className="r-access__skeleton">
                    <Skeleton />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="r-access__actions">
        <ButtonSkeleton width={103} />
        <ButtonSkeleton width={60} />
      </div>
    </div>
  )
}
