import { useCallback, useId } from 'react'
import { listAccountGrants } from '#api/desk-users.ts'
import { locale } from '#config/locale.ts'
import { deskSubscriptionTexts } from '#i18n/en/desk-subscription.ts'
import { deskUserTexts } from '#i18n/en/desk-users.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatDate } from '#lib/format/dates.ts'
import { Link } from '#ui/link/link.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { LoadedPart } from '../one-record.tsx'
import { useLoaded } from '../use-loaded.ts'
import { describeEnd } from './account-words.ts'

/** The documents that a user was granted besides the subscription, each with its end. */
export function Grants({ userId }: { userId: string }) {
  const t = useTexts(deskUserTexts)
  const { noEnd } = useTexts(deskSubscriptionTexts)
  const language = useLanguage()
  const id = useId()
  const load = useCallback((signal: AbortSignal) => listAccountGrants(userId, signal), [userId])
  const { state, retry } = useLoaded(load)
  const texts = { loading: t.grantsLoading, failed: t.grantsFailed, missing: t.missing }
  return (
    <section className="r-desk-form__part" aria-labelledby={id}>
      <SectionHead id={id}>{t.grants}</SectionHead>
      <LoadedPart loaded={state} texts={texts} onRetry={retry}>
        {(grants) =>
          grants.length === 0 ? (
            <p className="r-desk-form__hint">{t.noGrants}</p>
          ) : (
            <ul className="r-desk-grants">
              {grants.map(({ reference, title, granted_at: at, valid_until: end }) => (
                <li key={reference}>
                  <Link variant="quiet" href={`/desk/documents/${encodeURIComponent(reference)}`}>
                    <bdi>{title}</bdi>
                  </Link>
                  <p className="r-desk-form__facts">
                    <span>
                      {t.grantedOn} {formatDate(at, 'long', locale(language))}
                    </span>
                    <span>{describeEnd({ valid_until: end ?? null, is_trial: false }, language) || noEnd}</span>
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </section>
  )
}
