import type { ComponentProps } from 'react'
import { passwordTexts } from '#i18n/en/passwords.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { checkIcon } from '#ui/icons/icons-check.ts'
import css from './password.css?inline'

registerStyles('entities', css)

type OutcomeProps = {
  text: string
  signInLink: Pick<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> & { href: string }
}

/** Replaces a completed form and takes its focus (R079, R084, C39). */
export function Outcome({ text, signInLink }: OutcomeProps) {
  const t = useTexts(passwordTexts)
  return (
    <div ref={takeFocus} tabIndex={-1} className="r-password-outcome">
      <p role="status" className="r-password-outcome__text">
        <Icon path={checkIcon} />
        {text}
      </p>
      <ButtonLink {...signInLink}>{t.toSignIn}</ButtonLink>
    </div>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
