import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { stepTo } from '#entities/password/step.ts'
import { accountTexts } from '#i18n/en/account.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { $session } from '#session/session.store.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import css from './account.css?inline'
import { Factors } from './factors.tsx'
import { PasskeysPlace } from './passkeys-place.tsx'
import { Sessions } from './sessions.tsx'
import { SubscriptionPlace } from './subscription-place.tsx'

registerStyles('features', css)

type AccountProps = {
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** Who is signed in, what protects the account, what the subscription covers, and where else the user is signed in. */
export function Account({ onNavigate, onFailure }: AccountProps) {
  const t = useTexts(accountTexts)
  const session = useStore($session)
  if (session.state === 'signed-out') return <SignedOut text={t.signedOut} onNavigate={onNavigate} />
  return (
    <div className="r-account">
      {/* Also without a name, which is not known before script runs. */}
      <p className="r-account__name">{session.name && fill(t.signedInAs, { name: session.name })}</p>
      <div className="r-account__column">
        <Password onNavigate={onNavigate} />
        <PasskeysPlace key={`passkeys ${session.id}`} onFailure={onFailure} />
        <Factors key={`factors ${session.id}`} onFailure={onFailure} />
      </div>
      <div className="r-account__column">
        <SubscriptionPlace key={`subscription ${session.id}`} onFailure={onFailure} />
        {/* The last one, because nothing tells how many there will be. */}
        <Sessions key={session.id} onFailure={onFailure} />
      </div>
    </div>
  )
}

function Password({ onNavigate }: Pick<AccountProps, 'onNavigate'>) {
  const t = useTexts(accountTexts)
  const id = useId()
  return (
    <section className="r-account__section" aria-labelledby={id}>
      <SectionHead
        id={id}
        hasRoom
        action={<ButtonLink {...stepTo('/change_password', onNavigate).link}>{t.changePassword}</ButtonLink>}
      >
        {t.password}
      </SectionHead>
      <p className="r-account__text">{t.passwordText}</p>
    </section>
  )
}
