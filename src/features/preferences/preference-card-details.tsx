import { useContext, useEffect, useMemo } from 'react'
import { useStore } from '../../lib/use-store.ts'
import { categoryLabel } from '../../query/categories.ts'
import { preferenceCardTexts as t } from '../../text/distribution.ts'
import { ProfileLink } from '../../toolkit/profile/profile-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lockIcon } from '../../ui/icons-more.ts'
import { isComplete, type Preference } from './preference.ts'
import { createPreferenceTags, type ShownValue, shownValues } from './preference-card-tags.store.ts'
import { PreferenceContext } from './preference-context.ts'
import { PreferencePreview } from './preview.tsx'

type PreferenceCardDetailsProps = {
  preference: Preference
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** Every value of a preference by category, and what it would have sent (R363). */
export function PreferenceCardDetails({ preference, onNavigate, onFailure }: PreferenceCardDetailsProps) {
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
              <dt className="r-preference-details__category">{categoryLabel(category)}</dt>
              <dd>
                <ul className="r-preference-details__values">
                  {shownValues(category, values, state).map((shown) => (
                    <li key={shown.value}>
                      <Value shown={shown} onNavigate={onNavigate} />
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
          <PreferencePreview preference={preference} onNavigate={onNavigate} onFailure={onFailure} />
        </div>
      )}
    </div>
  )
}

type ValueProps = { shown: ShownValue; onNavigate: (href: string) => boolean }

function Value({ shown: { value, href, standing }, onNavigate }: ValueProps) {
  if (standing === 'known') return <ProfileLink variant="inline" name={value} href={href} onNavigate={onNavigate} />
  return (
    <span className="r-preference-details__other">
      {standing === 'outside' && <Icon path={lockIcon} />}
      <bdi>{value}</bdi> <span className="r-preference-details__standing">{t[standing]}</span>
    </span>
  )
}
