import { useSyncExternalStore } from 'react'
import { locale } from '#config/locale.ts'
import { accessTexts } from '#i18n/en/access.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { formatShortDate } from '#lib/format/short-day.ts'
import { getRequests, listenToRequests, type Request } from './requests.store.ts'

/** That the user has asked for a closed document; `request` is what its list said. */
export function RequestMark({ id, request: before }: { id: string; request: Request }) {
  const language = useLanguage()
  const t = useTexts(accessTexts)
  const get = () => (id in getRequests() ? getRequests()[id] : before)
  const request = useSyncExternalStore(listenToRequests, get, get)
  if (request?.status !== 'pending' && request?.status !== 'declined') return null
  const text = request.status === 'pending' ? t.requestedMark : t.declinedMark
  return (
    <small className="r-tile__request">
      {fill(text, { date: formatShortDate(request.requested_at, locale(language)) })}
    </small>
  )
}
