import type { MouseEvent } from 'react'
import type { EventsView } from '#api/roadshows.ts'
import { config } from '#config/config.ts'
import { toContact } from '#entities/profile/contact.ts'
import { eventsListTexts as t } from '#i18n/en/events-list.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'

/** Where a view is: at an address of the portal, or in this very element. */
export type ViewTarget =
  | { href: string; onClick: (event: MouseEvent<HTMLElement>) => void }
  | { href: undefined; onClick: () => void }

type HeadProps = {
  /** Undefined: there is but one to see. */
  view: EventsView | undefined
  targetOf: (view: EventsView) => ViewTarget
}

const views: readonly EventsView[] = ['upcoming', 'past']

/** The two views (R308), and how investor access is reached (R314). */
export function EventsHead({ view, targetOf }: HeadProps) {
  const { email } = toContact({ email: config().mail.investorAccess })
  if (!view && !email) return null
  return (
    <div className="r-events__head">
      {view && (
        <nav className="r-events__views" aria-label={t.views}>
          {views.map((each) => (
            <ViewControl key={each} view={each} target={targetOf(each)} current={each === view} />
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

/** The way to the other view, for a list that has nothing to show. */
export function OtherView({ view, targetOf }: { view: EventsView; targetOf: HeadProps['targetOf'] }) {
  const other = view === 'past' ? 'upcoming' : 'past'
  const target = targetOf(other)
  if (target.href === undefined) return <Button onClick={target.onClick}>{t[other]}</Button>
  return (
    <ButtonLink href={target.href} onClick={target.onClick}>
      {t[other]}
    </ButtonLink>
  )
}
