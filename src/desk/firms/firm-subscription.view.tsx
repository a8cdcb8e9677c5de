import { useId } from 'react'
import type { DeskFirm } from '#contract/desk-firms.ts'
import type { AccountOptions } from '#contract/desk-users.ts'
import { deskSubscriptionTexts } from '#i18n/en/desk-subscription.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { TermsFields } from '../subscription/terms-fields.view.tsx'
import type { Errors } from '../use-desk-form.ts'
import type { Draft } from './draft.ts'

type FirmSubscriptionProps = {
  /** Undefined: it is to be added. */
  firm: DeskFirm | undefined
  draft: Draft
  errors: Errors
  options: AccountOptions
  onChange: (part: Partial<Draft>) => void
}

type Texts = ReturnType<typeof deskSubscriptionTexts>

/** Who has the subscription of the firm, or loses it. */
function describeFollowers({ users, followers, subscription }: DeskFirm, isKept: boolean, t: Texts) {
  if (!isKept) return subscription && followers > 0 ? fill(t.losing, { followers }) : ''
  if (users === 0) return ''
  if (subscription && followers === users) return t.everybody
  return followers === 0 ? t.nobody : fill(t.followers, { followers, users })
}

/** The subscription of a firm, which its users have unless they have one of their own. */
export function FirmSubscription({ firm, draft, errors, options, onChange }: FirmSubscriptionProps) {
  const t = useTexts(deskSubscriptionTexts)
  const id = useId()
  const { has_subscription: isKept } = draft
  return (
    <section className="r-desk-form__part" aria-labelledby={id}>
      <SectionHead id={id}>{t.title}</SectionHead>
      <Checkbox
        label={t.has}
        checked={isKept}
        onChange={(hasOne) => onChange({ has_subscription: hasOne, all_follow: false })}
      />
      <p className="r-desk-form__hint">{firm && describeFollowers(firm, isKept, t)}</p>
      {isKept && <TermsFields draft={draft} errors={errors} options={options} onChange={onChange} />}
      {isKept && firm && firm.users > firm.followers && (
        <Checkbox
          label={t.allFollow}
          checked={draft.all_follow}
          onChange={(isForAll) => onChange({ all_follow: isForAll })}
        />
      )}
    </section>
  )
}
