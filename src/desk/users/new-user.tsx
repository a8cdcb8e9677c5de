import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { createAccount } from '#api/desk-users.ts'
import type { Account, AccountOptions, CreateAccount } from '#contract/desk-users.ts'
import { deliveryTexts } from '#i18n/en/delivery.ts'
import { deskUserTexts } from '#i18n/en/desk-users.ts'
import { isEnglish } from '#i18n/language.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import type { DeskRole } from '#session/token-hints.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { PasswordField } from '#ui/text-field/password-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useProtected } from '../use-protected.tsx'
import { emptyDraft, findFirm, isDirty, isFollowing, toCreation } from './draft.ts'
import { useUserForm } from './use-user-form.ts'
import { type FieldsProps, RoleField, SubscriptionFields } from './user-fields.view.tsx'

type NewUserProps = {
  options: AccountOptions
  role: DeskRole
  /** Called when nothing is unsaved any more. */
  onCreated: (account: Account, isInvited: boolean) => void
}

/** The form of a new user. */
export function NewUser({ options, role, onCreated }: NewUserProps) {
  const t = useTexts(deskUserTexts)
  const language = isEnglish(useLanguage()) ? 'en' : 'de'
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const start = useMemo(() => emptyDraft(options.sends_mails, language), [options.sends_mails, language])
  const [created, setCreated] = useState<{ account: Account; isInvited: boolean }>()
  const { form, draft, errors, notice, busy, change, submit, reset } = useUserForm({
    start,
    isNew: true,
    isFollower: (entered) => isFollowing(entered, findFirm(options, entered.username)),
    failed: t.notCreated,
    onSubmit: async (sent) => {
      const account = await createAccount(toCreation(sent, findFirm(options, sent.username)))
      reset(start)
      setCreated({ account, isInvited: sent.firstSignIn === 'link' })
    },
  })
  const dialog = useProtected(
    place,
    isDirty(start, draft),
    useCallback(() => reset(start), [reset, start]),
  )
  const firm = findFirm(options, draft.username)
  useEffect(() => {
    if (created) onCreated(created.account, created.isInvited)
  }, [created, onCreated])
  return (
    <div ref={place} className="r-desk-record">
      <h2 className="r-desk-form__title" id={id}>
        {t.newTitle}
      </h2>
      <form ref={form} className="r-desk-record__form" aria-labelledby={id} noValidate onSubmit={submit}>
        {notice && <Notice>{notice}</Notice>}
        <div className="r-desk-form__parts">
          <section className="r-desk-form__part" aria-labelledby={`${id}-person`}>
            <SectionHead id={`${id}-person`}>{t.person}</SectionHead>
            <TextField
              label={t.name}
              value={draft.name}
              error={errors.name}
              autoComplete="off"
              onChange={(name) => change({ name })}
            />
            <TextField
              label={t.username}
              type="email"
              autoComplete="off"
              value={draft.username}
              error={errors.username}
              onChange={(username) => change({ username })}
            />
            <p className="r-desk-form__hint">{t.newFirm}</p>
            <TextField
              label={t.reference}
              autoComplete="off"
              value={draft.reference}
              error={errors.reference}
              onChange={(reference) => change({ reference })}
            />
            {role === 'admin' && <RoleField draft={draft} onChange={change} />}
            <LanguageField draft={draft} onChange={change} />
            <FirstSignIn draft={draft} errors={errors} onChange={change} sendsMails={options.sends_mails} />
          </section>
          <SubscriptionFields
            draft={draft}
            errors={errors}
            onChange={change}
            options={options}
            firm={firm?.subscription ? firm : undefined}
            end=""
          />
        </div>
        <div className="r-desk-form__actions">
          <Button variant="primary" type="submit" busy={busy}>
            {t.create}
          </Button>
          <ButtonLink href="/desk/users">{t.cancel}</ButtonLink>
        </div>
      </form>
      {dialog}
    </div>
  )
}

const languages = ['en', 'de'] as const

/** The language of the invitation and of later mails, until the user chooses another one. */
function LanguageField({ draft, onChange }: Pick<FieldsProps, 'draft' | 'onChange'>) {
  const t = useTexts(deliveryTexts)
  return (
    <SelectField
      label={t.language}
      value={draft.language}
      options={languages.map((value) => ({ value, label: value === 'en' ? t.english : t.german }))}
      onChange={(chosen) => onChange({ language: languages.find((one) => one === chosen) ?? 'en' })}
    />
  )
}

type FirstSignInKind = CreateAccount['first_sign_in']

/** How a new user signs in for the first time. */
function FirstSignIn({ draft, errors, onChange, sendsMails }: FieldsProps & { sendsMails: boolean }) {
  const t = useTexts(deskUserTexts)
  const kind = draft.firstSignIn
  const options = {
    ...(sendsMails && { link: t.link }),
    password: t.password,
    company: t.company,
  } as Record<FirstSignInKind, string>
  const hints = { link: t.linkHint, password: t.passwordHint, company: t.companyHint }
  return (
    <>
      <div>
        <p className="r-field__label" aria-hidden="true">
          {t.firstSignIn}
        </p>
        <SegmentedControl
          label={t.firstSignIn}
          options={options}
          value={kind}
          onChange={(firstSignIn) => onChange({ firstSignIn })}
        />
      </div>
      {kind === 'password' && (
        <PasswordField
          label={t.password}
          showLabel={t.show}
          hideLabel={t.hide}
          autoComplete="new-password"
          value={draft.password}
          error={errors.password}
          onChange={(password) => onChange({ password })}
        />
      )}
      <p className="r-desk-form__hint">{hints[kind]}</p>
    </>
  )
}
