import { portalLink } from '#config/config.ts'
import { locale } from '#config/locale.ts'
import type { DeskRequest } from '#contract/desk-requests.ts'
import { describeReasons } from '#entities/access/access-reasons.ts'
import { deskRequestsTexts } from '#i18n/en/desk-requests.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { formatInstant } from '#lib/format/relative-time.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'

type RequestRowProps = { request: DeskRequest; onGrant: () => void; onDecline: () => void; onReopen: () => void }

/** One request: who asks for what and why it is closed, and the decision or the ways to decide. */
export function RequestRow({ request, onGrant, onDecline, onReopen }: RequestRowProps) {
  const language = useLanguage()
  const t = useTexts(deskRequestsTexts)
  const { user, document, note, status, requested_at: at } = request
  const reasons = describeReasons({ reasons: request.reasons, subscription_ended: null }, language)
  const named = { name: user.name, title: document.title }
  const href = portalLink(`/document/${encodeURIComponent(document.reference)}`)?.href
  return (
    <li className="r-desk-request">
      <p className="r-desk-request__who">
        <bdi className="r-desk-request__name">{user.name}</bdi>
        {user.firm && <bdi>{user.firm}</bdi>}
        <bdi className="r-desk-request__muted">{user.username}</bdi>
        {user.pending > 0 && (
          <span className="r-desk-request__muted">
            {user.pending === 1 ? t.oneMore : fill(t.more, { count: user.pending })}
          </span>
        )}
      </p>
      <p className="r-desk-request__document">
        {href ? (
          <Link variant="quiet" href={href}>
            <bdi>{document.title}</bdi>
          </Link>
        ) : (
          <bdi>{document.title}</bdi>
        )}
      </p>
      <p className="r-desk-request__muted">
        {reasons.length > 0 ? fill(t.missing, { reasons: reasons.join(' · ') }) : t.isOpen}
      </p>
      {note && (
        <p className="r-desk-request__note" dir="auto">
          {note}
        </p>
      )}
      <Decision request={request} />
      <div className="r-desk-request__side">
        <time className="r-desk-request__muted" dateTime={at}>
          {formatInstant(at, locale(language))}
        </time>
        {status === 'pending' ? (
          <div className="r-desk-request__actions">
            <Button aria-label={fill(t.declineNamed, named)} aria-haspopup="dialog" onClick={onDecline}>
              {t.decline}
            </Button>
            <Button aria-label={fill(t.grantNamed, named)} aria-haspopup="dialog" onClick={onGrant}>
              {t.grant}
            </Button>
          </div>
        ) : (
          (status === 'declined' || request.is_grant) && (
            <div className="r-desk-request__actions">
              <Button aria-label={fill(t.reopenNamed, named)} onClick={onReopen}>
                {t.reopen}
              </Button>
            </div>
          )
        )}
      </div>
    </li>
  )
}

/** Who decided a request, when and how. */
function Decision({
  request: { status, decided_at: at, decided_by: by, answer, is_grant },
}: Pick<RequestRowProps, 'request'>) {
  const language = useLanguage()
  const t = useTexts(deskRequestsTexts)
  if (status === 'pending' || !at) return null
  const text = status === 'declined' ? t.wasDeclined : is_grant ? t.wasGranted : t.wasExtended
  return (
    <>
      <p className={`r-desk-request__decision r-desk-request__decision--${status}`}>
        {fill(text, { name: by ?? t.someone, time: formatInstant(at, locale(language)) })}
      </p>
      {answer && (
        <p className="r-desk-request__note" dir="auto">
          {answer}
        </p>
      )}
    </>
  )
}

/** Placeholders for a few requests. */
export function RequestSkeletons() {
  const t = useTexts(deskRequestsTexts)
  return (
    <ul className="r-desk-requests__list" role="status" aria-busy="true" aria-label={t.loading}>
      {[70, 50, 60].map((width) => (
        <li key={width} className="r-desk-request">
          <Skeleton width={30} />
          <Skeleton shape="title" width={width} />
          <Skeleton width={40} />
        </li>
      ))}
    </ul>
  )
}
