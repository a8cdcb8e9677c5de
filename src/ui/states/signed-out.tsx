import { portalLink } from '#config/config.ts'
import { stateTexts } from '#i18n/en/states.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ButtonLink } from '../button/button.tsx'
import { followIf } from '../link/follow.ts'
import { EmptyState } from './empty-state.tsx'

type SignedOutProps = { text: string; onNavigate: (href: string) => boolean }

/** An invitation to sign in, instead of content for clients. */
export function SignedOut({ text, onNavigate }: SignedOutProps) {
  const t = useTexts(stateTexts)
  const href = portalLink('/login')?.href ?? '/login'
  return (
    <EmptyState
      text={text}
      action={
        <ButtonLink variant="primary" href={href} onClick={followIf(() => onNavigate(href))}>
          {t.signIn}
        </ButtonLink>
      }
    />
  )
}
