import { useStore } from '@nanostores/react'
import { useContext, useEffect, useMemo } from 'react'
import { categoryLabel } from '#config/category-label.ts'
import { ProfileLink } from '#entities/profile/profile-link.tsx'
import { preferenceCardTexts } from '#i18n/en/distribution.ts'
import { summaryTexts } from '#i18n/en/search.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { lockIcon } from '#ui/icons/icons-more.ts'
import { isComplete, isSame, type Preference } from '../preference.ts'
import { PreferenceContext } from '../preference-context.ts'
import { PreviewArea } from '../preview/preview-area.tsx'
import { createPreferenceTags, type ShownValue, shownValues } from './preference-card-tags.store.ts'

type PreferenceCardDetailsProps = {
  preference: Preference
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** All values of a preference by category, and the documents it would have sent (R363). */
export function PreferenceCardDetails(props: PreferenceCardDetailsProps) {
  const tSummary = useTexts(summaryTexts)
  if (isSame(props.preference, {})) return <p>{tSummary.allResearch}</p>
  return <ChosenValues {...props} />
}

function ChosenValues({ preference, onNavigate, onFailure }: PreferenceCardDetailsProps) {
  const language = useLanguage()
  const t = useTexts(preferenceCardTexts)
  const store = useMemo(() => createPreferenceTags(preference, onFailure), [preference, onFailure])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const order = useContext(PreferenceContext)?.categoryOrder ?? []
  return (
    <div className="r-preference-details">
      <dl className="r-preference-details__list">
        {order.map((category) => {
          const values = preference[category] ?? []
          if (values.length === 0) return null
          return (
            <div key={category} className="r-preference-details__group">
              <dt className="r-preference-details__category">{categoryLabel(category, language)}</dt>
              <dd>
                <ul className="r-preference-details__values">
                  {shownValues(category, values, state).map((shown) => (
                    <li key={shown.value}>
                      <Value name={valueLabel(category, shown.value, language)} shown={shown} onNavigate={onNavigate} />
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )
        })}
      </dl>
      {isComplete(preference) && (
        <div className="r-preference-details__preview">
          <p className="r-preference-details__category">{t.preview}</p>
          <PreviewArea preference={preference} onNavigate={onNavigate} onFailure={onFailure} />
        </div>
      )}
    </div>
  )
}

type ValueProps = { name: string; shown: ShownValue; onNavigate: (href: string) => boolean }

function Value({ name, shown: { href, standing }, onNavigate }: ValueProps) {
  const t = useTexts(preferenceCardTexts)
  if (standing === 'known') return <ProfileLink variant="inline" name={name} href={href} onNavigate={onNavigate} />
  return (
    <span className="r-preference-details__other">
      {standing === 'outside' && <Icon path={lockIcon} />}
      <bdi>{name}</bdi> <span className="r-preference-details__standing">{t[standing]}</span>
    </span>
  )
}
