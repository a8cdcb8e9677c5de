import { useEffect, useMemo, useState } from 'react'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { readPlace, withPlace } from '#entities/event/replay/replay-place.ts'
import type { UrlState } from '#search/state/open-query.ts'
import type { QueryState } from '#search/state/query-state.ts'
import { useQuery } from '#search/state/use-query.ts'
import type { Film, Replay } from '../film.ts'
import { TranscriptArea } from '../transcript/transcript-area.tsx'
import { createPlayer } from './player.store.ts'
import { FilmPlayer } from './player.tsx'

type FilmAreaProps = {
  /** The event's name. */
  name: string
  roadshow: RoadshowDetail
  replay: Replay
  /** Where the second of the film is kept. */
  urlState: UrlState
  /** The film with new addresses; undefined if the user may not watch it any more. */
  refresh: () => Promise<Film | undefined>
  /** Called with the code `playback` when no form of the film plays. */
  onFailure: (failure: Error) => void
}

/** The film with its transcript, from the second in the query `t`; without one, from where this user left it. */
export function FilmArea(props: FilmAreaProps) {
  const query = useQuery(props.urlState)
  return query ? <PlacedFilm {...props} query={query} /> : <div className="r-replay__room" />
}

function PlacedFilm({ name, roadshow, replay, query, refresh, onFailure }: FilmAreaProps & { query: QueryState }) {
  const { videoId } = replay
  // A later answer of the event must not start the film again.
  const [first] = useState(() => ({ film: replay.film, refresh, place: readPlace(query.$query.get()) }))
  const player = useMemo(() => {
    const { film, refresh, place } = first
    return createPlayer({ videoId, film, refresh, startAt: place.seconds })
  }, [videoId, first])
  useEffect(() => {
    const stopFollowing = query.follow()
    const stopListening = query.$query.listen((changed) => {
      const { seconds } = readPlace(changed)
      if (seconds !== undefined) player.seek(seconds)
    })
    return () => {
      stopListening()
      stopFollowing()
    }
  }, [query, player])
  return (
    <>
      <FilmPlayer name={name} player={player} onFailure={onFailure} />
      <TranscriptArea
        roadshow={roadshow}
        captions={first.film.captions}
        $time={player.$time}
        find={first.place.find}
        onSeek={(place) => {
          query.set(withPlace(query.$query.get(), place), 'replace')
          player.play()
        }}
        refresh={refresh}
        onFailure={onFailure}
      />
    </>
  )
}
