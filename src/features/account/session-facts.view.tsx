import { locale } from '#config/locale.ts'
import type { UserSession } from '#contract/user-session.ts'
import { sessionsTexts } from '#i18n/en/account.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { formatInstant } from '#lib/format/relative-time.ts'
import { DottedList } from '#ui/dotted-list/dotted-list.tsx'
import { formatSignIn, nameDevice, namePlace, tellLastUse } from './session-words.ts'

/** The device, address, last use and sign-in of a session. */
export function SessionFacts({ session }: { session: UserSession }) {
  const language = useLanguage()
  const t = useTexts(sessionsTexts)
  const { address, place, company, current, remembered, started_at: start, last_used_at: lastUse } = session
  const signedIn = formatSignIn(start, locale(language))
  return (
    <>
      <div className="r-session__device">
        <bdi>{nameDevice(session, language)}</bdi>
        {current && <span className="r-session__current">{t.current}</span>}
      </div>
      <div className="r-session__facts">
        <DottedList>
          {place && namePlace(place, language)}
          {address && <bdi>{address}</bdi>}
          <time dateTime={lastUse} title={formatInstant(lastUse, locale(language))}>
            {tellLastUse(session, language)}
          </time>
          {signedIn && <time dateTime={start}>{fill(t.signedInAt, { time: signedIn })}</time>}
          {company && t.company}
          {remembered && t.remembered}
        </DottedList>
      </div>
    </>
  )
}
