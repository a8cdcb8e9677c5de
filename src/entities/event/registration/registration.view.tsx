import type { MouseEvent } from 'react'
import type { Roadshow } from '#contract/roadshow.ts'
import { registrationTexts } from '#i18n/en/registration.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { useFocusAround } from '#ui/dom/keep-focus.tsx'
import { lockIcon } from '#ui/icons/icons-more.ts'
import css from './registration.css?inline'
import type { Registration } from './registration.ts'
import type { AskToRegister } from './use-registration.tsx'

registerStyles('entities', css)

type RegistrationViewProps = {
  registration: Registration
  event: { id: string; name: string; roadshow?: Roadshow }
  onAsk: AskToRegister
}

/** The action for one event, the same in a cell and on a card (C68). */
export function RegistrationView({ registration, event, onAsk }: RegistrationViewProps) {
  const keepFocus = useFocusAround()
  if (registration.kind === 'none') return null
  return (
    <div className="r-registration" tabIndex={-1}>
      <span key={registration.kind} ref={keepFocus} className="r-registration__control">
        <Control registration={registration} event={event} onAsk={onAsk} />
      </span>
    </div>
  )
}

function Control({ registration, event, onAsk }: RegistrationViewProps) {
  const t = useTexts(registrationTexts)
  const { name } = event
  const ask = (kind: 'register' | 'request') => (press: MouseEvent<HTMLButtonElement>) =>
    onAsk({ ...event, kind }, press.currentTarget)
  switch (registration.kind) {
    case 'none':
      return null
    case 'requested':
      return <bdi className="r-registration__requested">{t.requested}</bdi>
    case 'link':
      return (
        <ButtonLink
          href={registration.href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={fill(t.registerElsewhere, { name })}
        >
          {t.register}
        </ButtonLink>
      )
    case 'register':
      return (
        <Button aria-haspopup="dialog" aria-label={fill(t.registerFor, { name })} onClick={ask('register')}>
          {t.register}
        </Button>
      )
    case 'request':
      return (
        <Button
          icon={lockIcon}
          aria-haspopup="dialog"
          aria-label={fill(t.requestFor, { name })}
          onClick={ask('request')}
        >
          {t.request}
        </Button>
      )
  }
}
