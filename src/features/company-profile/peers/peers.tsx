import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo } from 'react'
import { portalLink } from '#config/config.ts'
import type { Tag } from '#contract/tag.ts'
import { toCompany } from '#entities/company/company.ts'
import { getUpside } from '#entities/company/upside.ts'
import { ProfileLink } from '#entities/profile/profile-link.tsx'
import { companyPeersTexts } from '#i18n/en/company-profile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { toText } from '#lib/format/words.ts'
import { withTags } from '#search/filters/edits.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { Rating } from '#ui/rating/rating.tsx'
import { Failed } from '#ui/states/failed.tsx'
import css from './peers.css?inline'
import { createPeers } from './peers.store.ts'
import { PeersSkeleton } from './peers-skeleton.view.tsx'

registerStyles('features', css)

type PeersProps = {
  company: Tag
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** Companies of the same sector with rating and upside. */
export function Peers({ company, onNavigate, onFailure }: PeersProps) {
  const t = useTexts(companyPeersTexts)
  const store = useMemo(() => createPeers(company, onFailure), [company, onFailure])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  switch (state.state) {
    case 'signed-out':
      return null
    case 'loading':
      return <PeersSkeleton />
    case 'failed':
      return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={store.retry} />
    case 'ready':
      if (state.value.length === 0) return null
      return <PeersView sector={toText(company.sector)} peers={state.value} onNavigate={onNavigate} />
  }
}

type PeersViewProps = { sector: string; peers: readonly Tag[]; onNavigate: (href: string) => boolean }

function PeersView({ sector, peers, onNavigate }: PeersViewProps) {
  const language = useLanguage()
  const t = useTexts(companyPeersTexts)
  const id = useId()
  const all = portalLink(`/companies?${withTags(new URLSearchParams(), { Sector: [sector] })}`)?.href
  return (
    <section className="r-company__section" aria-labelledby={id}>
      <div className="r-company__title-row">
        <h2 className="r-company__title" part="heading" id={id}>
          {t.title}
        </h2>
        {all && (
          <Link href={all} aria-label={fill(t.allOf, { sector })} onClick={followIf(() => onNavigate(all))}>
            {t.all}
          </Link>
        )}
      </div>
      <ul>
        {peers.map((peer) => {
          const { name, href, rating } = toCompany(peer)
          const upside = getUpside(peer, language)
          return (
            <li key={peer.id} className="r-peers__peer">
              <span className="r-peers__name">
                <ProfileLink name={name} href={href} onNavigate={onNavigate} />
              </span>
              {rating && <Rating value={rating} />}
              <span className="r-peers__upside">
                {upside && (
                  <>
                    <span className="r-visually-hidden">{upside.direction === 'down' ? t.downside : t.upside} </span>
                    <Delta plain {...upside} />
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
