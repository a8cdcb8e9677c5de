import { useId } from 'react'
import type { AccountOptions } from '#contract/desk-users.ts'
import { deskSubscriptionTexts } from '#i18n/en/desk-subscription.ts'
import { accountTexts } from '#i18n/en/desk-users.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { TermsFacts } from '../subscription/terms-facts.view.tsx'
import { TermsFields } from '../subscription/terms-fields.view.tsx'
import type { Errors } from '../use-desk-form.ts'
import type { Draft } from './draft.ts'

export type FieldsProps = { draft: Draft; errors: Errors; onChange: (part: Partial<Draft>) => void }

const ROLES = ['reader', 'desk', 'admin'] as const

type SubscriptionFieldsProps = FieldsProps & {
  options: AccountOptions
  /** The firm of the user. */
  firm: AccountOptions['firms'][number] | undefined
  /** Whether the user follows it already, also while it has no subscription. */
  isFollower?: boolean
  /** When the subscription ends, in a sentence. */
  end: string
}

/** What the subscription of a user covers, and until when: as the firm has it, or one of the user's own. */
export function SubscriptionFields({ firm, isFollower = false, end, ...form }: SubscriptionFieldsProps) {
  const { draft, errors, onChange, options } = form
  const t = useTexts(deskSubscriptionTexts)
  const id = useId()
  const hasChoice = firm && (firm.subscription || isFollower)
  return (
    <section className="r-desk-form__part" aria-labelledby={id}>
      <SectionHead id={id}>{t.title}</SectionHead>
      {errors.follows_firm && <Notice>{errors.follows_firm}</Notice>}
      {hasChoice && (
        <SegmentedControl
          label={t.whose}
          options={{ firm: t.ofFirm, user: t.ofUser }}
          value={draft.follows_firm ? 'firm' : 'user'}
          onChange={(whose) => onChange({ follows_firm: whose === 'firm' })}
        />
      )}
      {hasChoice && draft.follows_firm ? (
        <>
          {firm.subscription ? <TermsFacts terms={firm.subscription} /> : <p>{t.firmHasNone}</p>}
          <p className="r-desk-form__hint">
            {t.ofFirmHint} <Link href={`/desk/firms/${firm.id}`}>{t.atFirm}</Link>
          </p>
        </>
      ) : (
        <>
          <TermsFields draft={draft} errors={errors} onChange={onChange} options={options} />
          <p className="r-desk-form__hint">{end}</p>
        </>
      )}
    </section>
  )
}

/** The role of a user, which only administrators give. */
export function RoleField({ draft, onChange }: Pick<FieldsProps, 'draft' | 'onChange'>) {
  const t = useTexts(accountTexts)
  return (
    <SelectField
      label={t.role}
      options={ROLES.map((role) => ({ value: role, label: t[role] }))}
      value={draft.role}
      onChange={(role) => onChange({ role: ROLES.find((one) => one === role) ?? 'reader' })}
    />
  )
}
