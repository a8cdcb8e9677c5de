import { useId } from 'react'
import { landingTexts as t } from '#i18n/en/landing.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { chevronRightIcon } from '#ui/icons/icons-late.ts'
import { Prose } from './prose.tsx'
import type { FilledSection } from './read-slots.ts'
import type { Popup, SlotText } from './slot-content.ts'

type LandingSectionProps = {
  section: FilledSection
  onPlace: (name: string) => void
  onPopup: (popup: Popup) => void
}

/** A section: its title, its texts at a reading measure, and what opens from it (R055, R059, R064). */
export function LandingSection({ section, onPlace, onPopup }: LandingSectionProps) {
  const id = useId()
  const [first, ...others] = section.content
  return (
    <section id={section.id} className="r-landing__section" tabIndex={-1} aria-labelledby={id}>
      <h2 className="r-landing__title" part="heading" id={id}>
        {first?.title || section.label()}
      </h2>
      {first && (
        <div className="r-landing__text">
          <Text text={first} onPlace={onPlace} />
          {others.map((text) => (
            <div key={text.title} className="r-landing__further">
              {text.title && <h3 className="r-landing__subtitle">{text.title}</h3>}
              <Text text={text} onPlace={onPlace} />
            </div>
          ))}
        </div>
      )}
      {section.popups && section.opens.length > 0 && (
        <More label={section.popups.label()} popups={section.opens} onPopup={onPopup} />
      )}
    </section>
  )
}

function Text({ text: { body }, onPlace }: { text: SlotText; onPlace: (name: string) => void }) {
  return body ? <Prose body={body} onPlace={onPlace} /> : <p className="r-landing__empty">{t.empty}</p>
}

type MoreProps = { label: string; popups: readonly Popup[]; onPopup: (popup: Popup) => void }

/** The popups of a section, each by its title. */
function More({ label, popups, onPopup }: MoreProps) {
  const id = useId()
  return (
    <div className="r-landing__more">
      <h3 className="r-landing__more-title" id={id}>
        {label}
      </h3>
      <ul aria-labelledby={id}>
        {popups.map((popup) => (
          <li key={popup.name}>
            <button type="button" className="r-landing__open" aria-haspopup="dialog" onClick={() => onPopup(popup)}>
              <span>{popup.title}</span>
              <Icon path={chevronRightIcon} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The provider's own words at the end of the page (R061). */
export function Footer({ body }: { body: DocumentFragment }) {
  return (
    <footer className="r-landing__footer">
      <Prose body={body} />
    </footer>
  )
}
