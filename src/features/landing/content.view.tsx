import { useId } from 'react'
import { landingTexts } from '#i18n/en/landing.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { chevronRightIcon } from '#ui/icons/icons-next.ts'
import css from './content.css?inline'
import { Prose } from './prose.tsx'
import type { FilledSection } from './read-slots.ts'
import type { Popup, SlotText } from './slot-content.ts'

registerStyles('features', css)

type LandingSectionProps = {
  section: FilledSection
  onTarget: (name: string) => void
  onPopup: (popup: Popup) => void
}

/** A section: title, texts at a readable width, and its popups (R055, R059, R064). */
export function LandingSection({ section, onTarget, onPopup }: LandingSectionProps) {
  const t = useTexts(landingTexts)
  const id = useId()
  const [first, ...others] = section.content
  return (
    <section id={section.id} className="r-landing__section" tabIndex={-1} aria-labelledby={id}>
      <h2 className="r-landing__title" part="heading" id={id}>
        {first?.title || t[section.label]}
      </h2>
      {first && (
        <div className="r-landing__text">
          <Text text={first} onTarget={onTarget} />
          {others.map((text) => (
            <div key={text.title} className="r-landing__further">
              {text.title && <h3 className="r-landing__subtitle">{text.title}</h3>}
              <Text text={text} onTarget={onTarget} />
            </div>
          ))}
        </div>
      )}
      {section.popups && section.opens.length > 0 && (
        <More label={t[section.popups.label]} popups={section.opens} onPopup={onPopup} />
      )}
    </section>
  )
}

function Text({ text: { body }, onTarget }: { text: SlotText; onTarget: (name: string) => void }) {
  const t = useTexts(landingTexts)
  return body ? <Prose body={body} onTarget={onTarget} /> : <p className="r-landing__empty">{t.empty}</p>
}

type MoreProps = { label: string; popups: readonly Popup[]; onPopup: (popup: Popup) => void }

/** The titles of a section's popups. */
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

/** The provider's footer (R061). */
export function Footer({ body }: { body: DocumentFragment }) {
  return (
    <footer className="r-landing__footer">
      <Prose body={body} />
    </footer>
  )
}
