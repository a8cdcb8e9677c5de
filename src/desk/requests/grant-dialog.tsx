import { useState } from 'react'
import { categoryLabel } from '#config/category-label.ts'
import type { DecideRequest, DeskRequest } from '#contract/desk-requests.ts'
import { deskRequestsTexts } from '#i18n/en/desk-requests.ts'
import { accountTexts } from '#i18n/en/desk-users.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { endOfDay, toLastDay } from '../last-day.ts'
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
  const { user, extension } = props.request
  /** The last day of the subscription as it is. */
  const lastDay = toLastDay(user.valid_until)
  const [days, setDays] = useState({ grant: '', extend: lastDay })
  const [error, setError] = useState<string>()
  const day = days[kind]
  const setDay = (next: string) => {
    setDays({ ...days, [kind]: next })
    setError(undefined)
  }
  const toDecision = (): DecideRequest =>
    kind === 'extend'
      ? { decision: 'extend', ...(day !== lastDay && { valid_until: endOfDay(day)?.toISOString() ?? null }) }
      : { decision: 'grant', ...(day !== '' && { valid_until: endOfDay(day)?.toISOString() ?? null }) }
  const check = () => {
    const isKept = kind === 'extend' && day === lastDay
    const isPast = !isKept && day !== '' && endOfDay(day) === undefined
    const isMissing = kind === 'extend' && user.is_trial && day === ''
    setError(isPast ? t.untilPast : isMissing ? t.trialNeedsDay : undefined)
    return !isPast && !isMissing
  }
  return (
    <DecisionDialog {...props} title={t.grantTitle} confirm={t.grantAccess} check={check} toDecision={toDecision}>
      {extension && (
        <SegmentedControl
          label={t.how}
          options={{ grant: t.thisDocument, extend: t.extend }}
          value={kind}
          onChange={(next) => {
            setKind(next)
            setError(undefined)
          }}
        />
      )}
      {kind === 'extend' && extension && (
        <div>
          <p>{fill(t.extends, { name: user.name })}</p>
          <ul className="r-desk-decision__facts">
            {describeExtension(extension, language).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {user.follows_firm && <p>{fill(t.leavesFirm, { name: user.name, firm: user.firm ?? '' })}</p>}
        </div>
      )}
      <LastDayField
        label={kind === 'grant' ? t.until : user.is_trial ? t.trialUntil : t.subscriptionUntil}
        value={day}
        error={error}
        onChange={setDay}
      />
    </DecisionDialog>
  )
}
