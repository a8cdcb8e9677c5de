import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { portalLink } from '#config/config.ts'
import { replayTexts } from '#i18n/en/replay.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { toText } from '#lib/format/words.ts'
import type { UrlState } from '#search/state/open-query.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import { replayOf } from './film.ts'
import { createReplay } from './replay.store.ts'
import { BackLink, ReplayFailure, ReplaySkeleton, ReplayView, Stage } from './replay.view.tsx'

type ReplayPlayerProps = {
  roadshowId: string
  /** Empty: the event's own. */
  videoId: string
  /** Where Back leads; empty: there is none. */
  backHref: string
  /** Where the second of the film is kept. */
  urlState: UrlState
  /** Whether a link of the portal may be followed. */
  onNavigate: (href: string) => boolean
  onTitle: (title: string) => void
  onFailure: (failure: Error) => void
}

/** The replay of one event (R332–R337). */
export function ReplayPlayer(props: ReplayPlayerProps) {
  const { roadshowId, videoId, backHref, urlState, onNavigate, onTitle, onFailure } = props
  const t = useTexts(replayTexts)
  const store = useMemo(() => createReplay({ roadshowId, onTitle, onFailure }), [roadshowId, onTitle, onFailure])
  useEffect(() => store.start(), [store])
  const roadshow = useStore(store.$state)
  const shown = () => {
    switch (roadshow.state) {
      case 'signed-out':
        return <SignedOut text={t.signedOut} onNavigate={onNavigate} />
      case 'loading':
        return <ReplaySkeleton />
      case 'failed':
        return <ReplayFailure error={roadshow.error} retrying={roadshow.retrying} onRetry={store.retry} />
      case 'ready': {
        const replay = replayOf(roadshow.value, videoId)
        return (
          <ReplayView roadshow={roadshow.value}>
            {replay ? (
              <Stage
                key={`${roadshow.value.id} ${replay.videoId}`}
                name={replay.title || toText(roadshow.value.name) || t.unnamed}
                roadshow={roadshow.value}
                replay={replay}
                urlState={urlState}
                refresh={store.refresh}
                onFailure={onFailure}
              />
            ) : (
              <EmptyState text={t.none} />
            )}
          </ReplayView>
        )
      }
    }
  }
  const back = backHref === '' ? undefined : portalLink(backHref)?.href
  return (
    <div className="r-replay" tabIndex={-1}>
      {back !== undefined && <BackLink href={back} onNavigate={onNavigate} />}
      {shown()}
    </div>
  )
}
