import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { DeskFirm } from '#contract/desk-firms.ts'
import type { AccountOptions } from '#contract/desk-users.ts'
import { deskFirmTexts } from '#i18n/en/desk-firms.ts'
import { deskSubscriptionTexts } from '#i18n/en/desk-subscription.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Outcome } from '../outcome.view.tsx'
import { useDeskForm } from '../use-desk-form.ts'
import { useProtected } from '../use-protected.tsx'
import { type Draft, findErrors, isDirty } from './draft.ts'
import { FirmSubscription } from './firm-subscription.view.tsx'

const SHOWN = new Set([
  'name',
  'domains',
  'idle_minutes',
  'allowed_networks',
  'libraries',
  'regions',
  'asset_classes',
  'valid_until',
])
const FIELDS = {
  networks: 'allowed_networks',
  idle: 'idle_minutes',
  lastDay: 'valid_until',
  is_trial: 'valid_until',
} as const

type FirmFormProps = {
  /** Undefined: it is to be added. */
  firm: DeskFirm | undefined
  start: Draft
  options: AccountOptions
  /** What has just been done, such as that the firm was added. */
  told: string
  /** Rejects if it was not stored. Returns what is shown then: what was done, and how it is taken back. */
  onSubmit: (draft: Draft) => Promise<Done | undefined>
}

type Done = { text: string; undo?: () => Promise<Done> }

/** The form of a firm with the rules for its users. */
export function FirmForm({ firm, start, options, told, onSubmit }: FirmFormProps): ReactNode {
  const t = useTexts(deskFirmTexts)
  const tSubscription = useTexts(deskSubscriptionTexts)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<Done>({ text: told })
  const { form, draft, errors, notice, busy, change, submit, reset, refuse } = useDeskForm<Draft>({
    start,
    shown: SHOWN,
    fields: FIELDS,
    find: (entered) => findErrors(entered, firm && start, { ...t, ...tSubscription }),
    failed: firm ? t.notSaved : t.notCreated,
    onSubmit: async (entered) => {
      const next = await onSubmit(entered)
      if (next) setOutcome(next)
    },
  })
  // What is stored may be spelt in another way than it was entered.
  useEffect(() => reset(start), [reset, start])
  const dirty = isDirty(start, draft)
  const dialog = useProtected(
    place,
    dirty,
    useCallback(() => reset(start), [reset, start]),
  )
  const undo = () => outcome.undo?.().then(setOutcome, () => refuse({}, t.notSaved))
  const canRequire = firm?.has_provider ?? false
  return (
    <div ref={place} className="r-desk-record">
      <header className="r-desk-form__head">
        <h2 className="r-desk-form__title" id={id}>
          <bdi>{firm?.name ?? t.newTitle}</bdi>
        </h2>
        {firm && (
          <p className="r-desk-form__facts">
            <span>{firm.users === 1 ? t.userOne : fill(t.users, { count: firm.users })}</span>
            <span>{fill(t.commandName, { slug: firm.slug })}</span>
          </p>
        )}
      </header>
      <Outcome text={dirty ? '' : outcome.text} undoLabel={t.undo} onUndo={outcome.undo && (() => void undo())} />
      <form ref={form} className="r-desk-record__form" aria-labelledby={id} noValidate onSubmit={submit}>
        {notice && <Notice>{notice}</Notice>}
        <div className="r-desk-form__parts">
          <div className="r-desk-form__column">
            <section className="r-desk-form__part" aria-labelledby={`${id}-firm`}>
              <SectionHead id={`${id}-firm`}>{t.firm}</SectionHead>
              <TextField
                label={t.name}
                autoComplete="off"
                value={draft.name}
                error={errors.name}
                onChange={(name) => change({ name })}
              />
              <TextArea
                label={t.domains}
                rows={4}
                spellCheck={false}
                value={draft.domains}
                error={errors.domains}
                onChange={(domains) => change({ domains })}
              />
              <p className="r-desk-form__hint">{t.domainsHint}</p>
            </section>
            <section className="r-desk-form__part" aria-labelledby={`${id}-rules`}>
              <SectionHead id={`${id}-rules`}>{t.rules}</SectionHead>
              <Checkbox
                label={t.sso}
                checked={draft.sso_required}
                disabled={!canRequire && !draft.sso_required}
                aria-describedby={canRequire ? undefined : `${id}-provider`}
                onChange={(isRequired) => change({ sso_required: isRequired })}
              />
              {!canRequire && (
                <p className="r-desk-form__hint" id={`${id}-provider`}>
                  {t.noProvider}
                </p>
              )}
              <Checkbox
                label={t.mfa}
                checked={draft.mfa_required}
                onChange={(isRequired) => change({ mfa_required: isRequired })}
              />
              <TextField
                label={t.idle}
                inputMode="numeric"
                autoComplete="off"
                value={draft.idle}
                error={errors.idle_minutes}
                onChange={(idle) => change({ idle })}
              />
              <TextArea
                label={t.networks}
                rows={3}
                spellCheck={false}
                value={draft.networks}
                error={errors.allowed_networks}
                onChange={(networks) => change({ networks })}
              />
              <p className="r-desk-form__hint">{t.networksHint}</p>
            </section>
          </div>
          <FirmSubscription firm={firm} draft={draft} errors={errors} options={options} onChange={change} />
        </div>
        <div className="r-desk-form__actions">
          <Button variant="primary" type="submit" busy={busy} aria-disabled={firm !== undefined && !dirty}>
            {firm ? t.save : t.create}
          </Button>
          {firm && dirty && <Button onClick={() => reset(start)}>{t.discard}</Button>}
          {!firm && <ButtonLink href="/desk/firms">{t.cancel}</ButtonLink>}
        </div>
      </form>
      {dialog}
    </div>
  )
}
