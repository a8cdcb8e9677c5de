import { useState } from 'react'
import { categoryLabel } from '#config/category-label.ts'
import type { DecideRequest, DeskRequest } from '#contract/desk-requests.ts'
import { deskRequestsTexts } from '#i18n/en/desk-requests.ts'
import { accountTexts } from '#i18n/en/desk-users.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { endOfDay } from '../last-day.ts'
import { LastDayField } from '../last-day-field.tsx'
import { levelName } from '../users/account-words.ts'
import { DecisionDialog, type DecisionProps } from './decision-dialog.tsx'

/** What an extension adds to a subscription, one fact a line. */
function describeExtension(extension: NonNullable<DeskRequest['extension']>, language: string): string[] {
  const t = deskRequestsTexts(language)
  const { level, library, region, asset_class: assetClass } = extension
  const fact = (category: string, value: string) =>
    `${category === 'Library' ? t.library : categoryLabel(category, language)}: ${valueLabel(category, value, language)}`
  return [
    ...(level ? [`${accountTexts(language).level}: ${levelName(level, language)}`] : []),
    ...(library ? [fact('Library', library)] : []),
    ...(region ? [fact('Region', region)] : []),
    ...(assetClass ? [fact('Asset Class', assetClass)] : []),
  ]
}

/** Grants the document of a request, or extends the subscription by what is missing. */
export function GrantDialog(props: DecisionProps) {
  const language = useLanguage()
  const t = useTexts(deskRequestsTexts)
  const [kind, setKind] = useState<'grant' | 'extend'>('grant')
  const [day, setDay] = useState('')
  const [isPast, setPast] = useState(false)
  const { user, extension } = props.request
  const end = kind === 'grant' ? endOfDay(day) : undefined
  const toDecision = (): DecideRequest =>
    kind === 'extend' ? { decision: 'extend' } : { decision: 'grant', ...(end && { valid_until: end.toISOString() }) }
  const check = () => {
    const isWrong = kind === 'grant' && day !== '' && end === undefined
    setPast(isWrong)
    return !isWrong
  }
  return (
    <DecisionDialog {...props} title={t.grantTitle} confirm={t.grantAccess} check={check} toDecision={toDecision}>
      {extension && (
        <SegmentedControl
          label={t.how}
          options={{ grant: t.thisDocument, extend: t.extend }}
          value={kind}
          onChange={setKind}
        />
      )}
      {kind === 'grant' ? (
        <LastDayField label={t.until} value={day} error={isPast ? t.untilPast : undefined} onChange={setDay} />
      ) : (
        extension && (
          <div>
            <p>{fill(t.extends, { name: user.name })}</p>
            <ul className="r-desk-decision__facts">
              {describeExtension(extension, language).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
        )
      )}
    </DecisionDialog>
  )
}
