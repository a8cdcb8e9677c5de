import { useStore } from '@nanostores/react'
import { portalLink } from '#config/config.ts'
import { stateTexts } from '#i18n/en/states.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { $passwordDue, isDue } from '#session/due.ts'
import { $session } from '#session/session.store.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { followIf } from '#ui/link/follow.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'

/** Elements that need no session, and the one that changes the password. */
const withoutSession = new Set([
  'research-change-password',
  'research-landing',
  'research-notices',
  'research-reset-password',
  'research-sign-in',
])

/** Whether an element can show nothing until the user has changed the password. */
export const usePasswordDue = (tag: string): boolean => {
  const session = useStore($session)
  const due = useStore($passwordDue)
  return isDue(session, due) && !withoutSession.has(tag)
}

/** A link to the page for changing the password, shown instead of content that the API refuses until then. */
export function PasswordDue({ onNavigate }: { onNavigate: (href: string) => boolean }) {
  const t = useTexts(stateTexts)
  const href = portalLink('/change_password')?.href ?? '/change_password'
  return (
    <EmptyState
      text={t.passwordDue}
      action={
        <ButtonLink variant="primary" href={href} onClick={followIf(() => onNavigate(href))}>
          {t.changePassword}
        </ButtonLink>
      }
    />
  )
}
