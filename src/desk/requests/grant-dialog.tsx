import { type FormEvent, useId, useState } from 'react'
import { categoryLabel } from '#config/category-label.ts'
import type { DeskRequest } from '#contract/desk-requests.ts'
import { deskRequestsTexts } from '#i18n/en/desk-requests.ts'
import { accountTexts } from '#i18n/en/desk-users.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { levelName } from '../users/account-words.ts'
import { type DecisionProps, useDecision } from './use-decision.ts'

/** The end of a day by the clock of this browser; undefined without a day, and for one that is over. */
function endOfDay(day: string, now = new Date()): Date | undefined {
  const end = new Date(`${day}T24:00`)
  return Number.isNaN(end.getTime()) || end <= now ? undefined : end
}

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
  const { busy, refusal, decide, close } = useDecision(props)
  const [kind, setKind] = useState<'grant' | 'extend'>('grant')
  const [day, setDay] = useState('')
  const [isPast, setPast] = useState(false)
  const form = useId()
  const { user, document, extension } = props.request
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (kind === 'extend') return void decide({ decision: 'extend' })
    const end = endOfDay(day)
    const isWrong = day !== '' && end === undefined
    setPast(isWrong)
    if (isWrong) return event.currentTarget.querySelector<HTMLInputElement>('input[type=date]')?.focus()
    void decide({ decision: 'grant', ...(end && { valid_until: end.toISOString() }) })
  }
  return (
    <Dialog
      title={t.grantTitle}
      closeLabel={t.close}
      onClose={close}
      actions={
        <>
          <Button aria-disabled={busy} onClick={close}>
            {t.cancel}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {t.grantAccess}
          </Button>
        </>
      }
    >
      <form id={form} className="r-desk-decision" noValidate onSubmit={submit}>
        <p>{fill(t.asksFor, { name: user.name, title: document.title })}</p>
        {extension && (
          <SegmentedControl
            label={t.how}
            options={{ grant: t.thisDocument, extend: t.extend }}
            value={kind}
            onChange={setKind}
          />
        )}
        {kind === 'grant' ? (
          <TextField
            type="date"
            label={t.until}
            value={day}
            error={isPast ? t.untilPast : undefined}
            onChange={setDay}
          />
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
        {refusal && <Notice>{refusal}</Notice>}
      </form>
    </Dialog>
  )
}
