import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo } from 'react'
import { Follow } from '#entities/follow/follow.tsx'
import { asPartFailure } from '#entities/profile/part-failure.ts'
import { createProfile } from '#entities/profile/profile.store.ts'
import { ProfileFailure } from '#entities/profile/profile-failure.tsx'
import { analystProfileTexts } from '#i18n/en/profiles.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SignedOut } from '#ui/states/signed-out.tsx'
import { type Analyst, getName, toAnalyst } from './analyst.ts'
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
  const onPartFailure = useCallback((failure: Error) => onFailure(asPartFailure(failure)), [onFailure])
  const showAnalyst = (analyst: Analyst) => (
    <AnalystProfileView
      analyst={analyst}
      follow={<Follow tagId={analyst.id} name={analyst.name} onNavigate={onNavigate} onFailure={onPartFailure} />}
      urlState={urlState}
    />
  )
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
        return showAnalyst(toAnalyst(profile.value))
    }
  }
  return <div tabIndex={-1}>{shown()}</div>
}
