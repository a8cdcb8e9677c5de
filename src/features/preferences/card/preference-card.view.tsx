import { useContext, useId, useState } from 'react'
import { preferenceCardTexts } from '#i18n/en/distribution.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { chevronDownIcon } from '#ui/icons/icons-shell.ts'
import type { Entry } from '../distribution/distribution-entries.ts'
import { PreferenceContext } from '../preference-context.ts'
import css from './preference-card.css?inline'
import { PreferenceCardDetails } from './preference-card-details.tsx'
import { PreferenceSummary } from './preference-summary.view.tsx'

registerStyles('features', css)

export const formatTitle = (number: number, language: string): string =>
  fill(preferenceCardTexts(language).title, { number })

type PreferenceCardProps = {
  entry: Entry
  /** The editor is loading. */
  busy: boolean
  /** Called on hover and focus, to preload the editor. */
  onNear: () => void
  onEdit: () => void
  onDelete: () => void
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** One preference: summary, details on demand, and actions (R344, R363). */
export function PreferenceCard(props: PreferenceCardProps) {
  const language = useLanguage()
  const t = useTexts(preferenceCardTexts)
  const { entry, busy, onNear, onEdit, onDelete, onNavigate, onFailure } = props
  const context = useContext(PreferenceContext)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const title = formatTitle(entry.number, language)
  const formatAction = (action: string) => fill(t.action, { action, title })
  return (
    <article className="r-preference-card" part="card" aria-labelledby={`${id}-title`}>
      <div className="r-preference-card__head">
        <h2 className="r-preference-card__title" id={`${id}-title`}>
          {title}
        </h2>
        {context && <PreferenceSummary preference={entry.preference} context={context} onMore={() => setOpen(true)} />}
      </div>
      <div className="r-preference-card__actions">
        <button
          type="button"
          className="r-preference-card__action r-preference-card__toggle"
          aria-label={formatAction(t.details)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-details` : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t.details}
          <Icon path={chevronDownIcon} />
        </button>
        <button
          type="button"
          className="r-preference-card__action"
          data-action="edit"
          aria-label={formatAction(t.edit)}
          aria-busy={busy || undefined}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={onEdit}
        >
          {t.edit}
        </button>
        <button
          type="button"
          className="r-preference-card__action r-preference-card__action--danger"
          data-action="delete"
          aria-label={formatAction(t.delete)}
          onClick={onDelete}
        >
          {t.delete}
        </button>
      </div>
      {isOpen && (
        <div id={`${id}-details`} className="r-preference-card__details">
          <PreferenceCardDetails preference={entry.preference} onNavigate={onNavigate} onFailure={onFailure} />
        </div>
      )}
    </article>
  )
}
