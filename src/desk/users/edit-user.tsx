import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { changeAccount } from '#api/desk-users.ts'
import { locale } from '#config/locale.ts'
import type { Account, AccountOptions, ChangeAccount } from '#contract/desk-users.ts'
import { deskSubscriptionTexts } from '#i18n/en/desk-subscription.ts'
import { deskUserTexts } from '#i18n/en/desk-users.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { formatInstant } from '#lib/format/relative-time.ts'
import type { DeskRole } from '#session/token-hints.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Outcome } from '../outcome.view.tsx'
import { sayRefusal } from '../refusals.ts'
import { useProtected } from '../use-protected.tsx'
import { describeState } from './account-words.ts'
import { isDirty, toChange, toDraft, toUndo } from './draft.ts'
import { EndAccount } from './end-account.tsx'
import { Grants } from './grants.tsx'
import { SendLink } from './send-link.tsx'
import { useUserForm } from './use-user-form.ts'
import { RoleField, SubscriptionFields } from './user-fields.view.tsx'

type EditUserProps = {
  account: Account
  options: AccountOptions
  role: DeskRole
  /** What has just been done, such as that the user was added. */
  told: string
  onChanged: (account: Account) => void
}

/** What was done last, and the change that takes it back. */
type Done = { text: string; undo?: ChangeAccount }

const undoable = (undo: ChangeAccount | undefined) => (undo ? { undo } : {})

/** The account of one user, to be changed. */
export function EditUser({ account, options, role, told, onChanged }: EditUserProps) {
  const language = useLanguage()
  const t = useTexts(deskUserTexts)
  const tSubscription = useTexts(deskSubscriptionTexts)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const start = useMemo(() => toDraft(account), [account])
  const [outcome, setOutcome] = useState<Done>({ text: told })
  const store = async (change: ChangeAccount, next: Done) => {
    const changed = await changeAccount(account.id, change)
    setOutcome(next)
    reset(toDraft(changed))
    onChanged(changed)
  }
  const { form, draft, errors, notice, busy, change, submit, reset, refuse } = useUserForm({
    start,
    isNew: false,
    isFollower: (entered) => entered.follows_firm,
    failed: t.notSaved,
    onSubmit: async (sent) => {
      const given = toChange(start, sent)
      if (Object.keys(given).length > 0) await store(given, { text: t.saved, ...undoable(toUndo(account, given)) })
    },
  })
  const undo = (given: ChangeAccount) =>
    store(given, { text: t.undone }).catch((reason) => refuse({}, sayRefusal(reason, t.notSaved, language)))
  const dirty = isDirty(start, draft)
  const dialog = useProtected(
    place,
    dirty,
    useCallback(() => reset(start), [reset, start]),
  )
  const mayChange = role === 'admin' || account.role === 'reader'
  const { firm, last_sign_in: signedIn, valid_until: end } = account
  const at = (instant: string) => formatInstant(instant, locale(language))
  return (
    <div ref={place} className="r-desk-record">
      <header className="r-desk-form__head">
        <h2 className="r-desk-form__title" id={id}>
          <bdi>{account.name}</bdi>
        </h2>
        {mayChange && (
          <div className="r-desk-form__ways">
            {options.sends_mails && <SendLink account={account} onSent={(text) => setOutcome({ text })} />}
            <EndAccount
              account={account}
              onChange={(isActive) =>
                store(
                  { is_active: isActive },
                  { text: isActive ? t.reopened : t.endedNow, undo: { is_active: !isActive } },
                )
              }
            />
          </div>
        )}
        <p className="r-desk-form__facts">
          <bdi>{account.username}</bdi>
          {firm && <bdi>{firm.name}</bdi>}
          <span className={account.is_active ? undefined : 'r-desk-list__ended'}>
            {describeState(account, language)}
          </span>
          <span>{signedIn ? fill(t.lastSignIn, { time: at(signedIn) }) : t.neverSignedIn}</span>
        </p>
      </header>
      <Outcome
        text={dirty ? '' : outcome.text}
        undoLabel={t.undo}
        onUndo={outcome.undo && (() => outcome.undo && void undo(outcome.undo))}
      />
      <form ref={form} className="r-desk-record__form" aria-labelledby={id} noValidate onSubmit={submit}>
        {notice && <Notice>{notice}</Notice>}
        {!mayChange && <p className="r-desk-form__hint">{t.onlyAdmins}</p>}
        <fieldset className="r-desk-form__parts" disabled={!mayChange}>
          <section className="r-desk-form__part" aria-labelledby={`${id}-person`}>
            <SectionHead id={`${id}-person`}>{t.person}</SectionHead>
            <TextField
              label={t.name}
              autoComplete="off"
              value={draft.name}
              error={errors.name}
              onChange={(name) => change({ name })}
            />
            <TextField
              label={t.reference}
              autoComplete="off"
              value={draft.reference}
              error={errors.reference}
              onChange={(reference) => change({ reference })}
            />
            {role === 'admin' && <RoleField draft={draft} onChange={change} />}
            {firm ? (
              <Checkbox
                label={t.lead}
                checked={draft.is_firm_lead}
                onChange={(isLead) => change({ is_firm_lead: isLead })}
              />
            ) : (
              <p className="r-desk-form__hint">{t.noFirm}</p>
            )}
          </section>
          <SubscriptionFields
            draft={draft}
            errors={errors}
            onChange={change}
            options={options}
            firm={options.firms.find((one) => one.id === firm?.id)}
            isFollower={start.follows_firm}
            end={end ? fill(tSubscription.endsAt, { time: at(end) }) : tSubscription.noEnd}
          />
        </fieldset>
        {mayChange && (
          <div className="r-desk-form__actions">
            <Button variant="primary" type="submit" busy={busy} aria-disabled={!dirty}>
              {t.save}
            </Button>
            {dirty && <Button onClick={() => reset(start)}>{t.discard}</Button>}
          </div>
        )}
      </form>
      <Grants userId={account.id} />
      {dialog}
    </div>
  )
}
