import type { MouseEvent } from 'react'
import type { EventsView } from '#api/roadshows.ts'
import { config } from '#config/config.ts'
import { toContact } from '#entities/profile/contact.ts'
import { eventsListTexts } from '#i18n/en/events-list.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import css from '#ui/text/underlined.css?inline'

registerStyles('ui', css)

/** The target of a view: an address of the portal, or a view of this element. */
export type ViewTarget =
  | { href: string; onClick: (event: MouseEvent<HTMLElement>) => void }
  | { href: undefined; onClick: () => void }

type HeadProps = {
  /** Undefined: only one view is available. */
  view: EventsView | undefined
  getTarget: (view: EventsView) => ViewTarget
}

const views: readonly EventsView[] = ['upcoming', 'past']

/** The two views (R308), and the contact of investor access (R314). */
export function EventsHead({ view, getTarget }: HeadProps) {
  const t = useTexts(eventsListTexts)
  const { email } = toContact({ email: config().mail.investorAccess })
  if (!view && !email) return null
  return (
    <div className="r-events__head">
      {view && (
        <nav className="r-events__views" aria-label={t.views}>
          {views.map((each) => (
            <ViewControl key={each} view={each} target={getTarget(each)} current={each === view} />
          ))}
        </nav>
      )}
      {email && (
        <p className="r-events__contact">
          <Link href={email.href}>{t.contact}</Link>
        </p>
      )}
    </div>
  )
}

type ViewControlProps = { view: EventsView; target: ViewTarget; current: boolean }

function ViewControl({ view, target, current }: ViewControlProps) {
  const t = useTexts(eventsListTexts)
  if (target.href === undefined)
    return (
      <button
        type="button"
        className="r-underlined r-events__view"
        aria-current={current || undefined}
        onClick={target.onClick}
      >
        {t[view]}
      </button>
    )
  return (
    <a
      className="r-underlined r-events__view"
      href={target.href}
      aria-current={current ? 'page' : undefined}
      onClick={target.onClick}
    >
      {t[view]}
    </a>
  )
}

/** The link to the other view, for an empty list. */
export function OtherView({ view, getTarget }: { view: EventsView; getTarget: HeadProps['getTarget'] }) {
  const t = useTexts(eventsListTexts)
  const other = view === 'past' ? 'upcoming' : 'past'
  const target = getTarget(other)
  if (target.href === undefined) return <Button onClick={target.onClick}>{t[other]}</Button>
  return (
    <ButtonLink href={target.href} onClick={target.onClick}>
      {t[other]}
    </ButtonLink>
  )
}
