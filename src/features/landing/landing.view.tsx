import { useId } from 'react'
import { landingTexts } from '#i18n/en/landing.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { followIf } from '#ui/link/follow.ts'
import css from './landing.css?inline'
import type { Entry, Section } from './sections.ts'

registerStyles('features', css)

/** The headline, with the sign-in form (R053, R054, R058) and what the host gives as action below and as figure beside it. */
export function Hero({ hideSignIn }: { hideSignIn: boolean }) {
  const t = useTexts(landingTexts)
  const id = useId()
  return (
    <div className={hideSignIn ? 'r-landing__hero r-landing__hero--wide' : 'r-landing__hero'}>
      <div className="r-landing__head">
        <h1 className="r-landing__headline" part="heading" dir="auto">
          {t.headline}
        </h1>
        <p className="r-landing__lead" dir="auto">
          {t.lead}
        </p>
        <slot name="action" />
      </div>
      <slot name="figure" />
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
  /** The section that the user is reading. */
  current: string | undefined
  onSection: (id: string) => void
}

/** The section navigation. Without entries it keeps its height, so that nothing below moves. */
export function SectionNav({ entries, current, onSection }: SectionNavProps) {
  const t = useTexts(landingTexts)
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
                    onClick={followIf(() => {
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
 * The skeleton of the sections, to which the navigation can already scroll. It does not use the lists' skeleton, which
 * would add a third to the code of the first page.
 */
export function SectionsSkeleton({ sections }: { sections: readonly Section[] }) {
  const t = useTexts(landingTexts)
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
