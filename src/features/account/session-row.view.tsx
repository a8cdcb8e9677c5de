import type { UserSession } from '#contract/user-session.ts'
import { sessionsTexts } from '#i18n/en/account.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { SessionFacts } from './session-facts.view.tsx'
import { nameDevice } from './session-words.ts'

/** One session; the current one is ended by Logout. */
export function SessionRow({ session, onEnd }: { session: UserSession; onEnd: () => void }) {
  const language = useLanguage()
  const t = useTexts(sessionsTexts)
  const name = [nameDevice(session, language), session.address].filter(Boolean).join(', ')
  return (
    <li className="r-session" tabIndex={-1}>
      <SessionFacts session={session} />
      {!session.current && (
        <DangerButton aria-label={fill(t.signOutNamed, { session: name })} onClick={onEnd}>
          {t.signOut}
        </DangerButton>
      )}
    </li>
  )
}
