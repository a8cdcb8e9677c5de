import { useId } from 'react'
import { landingTexts as t } from '#i18n/en/landing.ts'
import { asking } from '#ui/link/follow.ts'
import type { Entry, Section } from './sections.ts'

/** The headline, and the sign-in at its side (R053, R054, R058). */
export function Hero({ hideSignIn }: { hideSignIn: boolean }) {
  const id = useId()
  return (
    <div className="r-landing__hero">
      <div>
        <h1 className="r-landing__headline" part="heading" dir="auto">
          {t.headline}
        </h1>
        <p className="r-landing__lead" dir="auto">
          {t.lead}
        </p>
      </div>
      {!hideSignIn && (
        <aside className="r-landing__clients" aria-labelledby={id}>
          <h2 className="r-landing__clients-title" part="heading" id={id}>
            {t.clients}
          </h2>
          <research-sign-in exportparts="button, field, notice" />
        </aside>
      )}
    </div>
  )
}

type SectionNavProps = {
  entries: readonly Entry[]
  /** The section that is being read. */
  current: string | undefined
  onSection: (id: string) => void
}

/** The way to the sections; its line stays where it has no entries, so that nothing below it moves. */
export function SectionNav({ entries, current, onSection }: SectionNavProps) {
  return (
    <div className="r-landing__bar">
      {entries.length > 0 && (
        <nav aria-label={t.sections}>
          <ul className="r-landing__entries">
            {entries.map((entry) => (
              <li key={entry.label}>
                {'section' in entry ? (
                  <a
                    className="r-landing__entry"
                    href={`#${entry.section}`}
                    aria-current={entry.section === current ? 'location' : undefined}
                    onClick={asking(() => {
                      onSection(entry.section)
                      return false
                    })}
                  >
                    {entry.label}
                  </a>
                ) : (
                  <a className="r-landing__entry" href={entry.file} target="_blank" rel="noopener noreferrer">
                    {entry.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

const LINES = ['100%', '96%', '98%', '60%', '99%', '94%', '97%', '40%']

/**
 * The sections' room while their texts are on their way; the navigation leads to it already. Its lines are its own: those of
 * lists would bring a third more of code to the first page that anybody sees.
 */
export function SectionsSkeleton({ sections }: { sections: readonly Section[] }) {
  if (sections.length === 0) return null
  return (
    <div role="status" aria-busy="true" aria-label={t.loading}>
      {sections.map(({ id }) => (
        <section key={id} id={id} className="r-landing__section" tabIndex={-1}>
          <div className="r-landing__title">
            <span className="r-landing__line" style={{ inlineSize: '60%' }} />
          </div>
          <div className="r-landing__text">
            {LINES.map((inlineSize) => (
              <span key={inlineSize} className="r-landing__line" style={{ inlineSize }} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
