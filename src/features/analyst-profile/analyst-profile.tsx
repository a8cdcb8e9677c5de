import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { createProfile } from '#entities/profile/profile.store.ts'
import { ProfileFailure } from '#entities/profile/profile-failure.tsx'
import { analystProfileTexts } from '#i18n/en/profiles.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SignedOut } from '#ui/states/signed-out.tsx'
import { getName, toAnalyst } from './analyst.ts'
import { AnalystProfileView } from './analyst-profile.view.tsx'
import { AnalystSkeleton } from './analyst-skeleton.view.tsx'

type AnalystProfileProps = {
  analystId: string
  /** Where the list of research keeps its search and filters. */
  urlState: 'memory' | 'page'
  onNavigate: (href: string) => boolean
  onTitle: (title: string) => void
  onFailure: (failure: Error) => void
}

/** One analyst (R300–R306). The lists below are elements of their own; their events reach the host directly. */
export function AnalystProfile({ analystId, urlState, onNavigate, onTitle, onFailure }: AnalystProfileProps) {
  const t = useTexts(analystProfileTexts)
  const store = useMemo(
    () => createProfile({ category: 'Analyst', id: analystId, getTitle: getName, onTitle, onFailure }),
    [analystId, onTitle, onFailure],
  )
  useEffect(() => store.start(), [store])
  const profile = useStore(store.$state)
  const shown = () => {
    switch (profile.state) {
      case 'signed-out':
        return <SignedOut text={t.signedOut} onNavigate={onNavigate} />
      case 'loading':
        return <AnalystSkeleton />
      case 'failed':
        return (
          <ProfileFailure text={t.failed} error={profile.error} retrying={profile.retrying} onRetry={store.retry} />
        )
      case 'ready':
        return <AnalystProfileView analyst={toAnalyst(profile.value)} urlState={urlState} />
    }
  }
  return <div tabIndex={-1}>{shown()}</div>
}
