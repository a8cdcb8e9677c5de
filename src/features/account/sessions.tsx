import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { isMissingCall } from '#api/missing-call.ts'
import { sessionsTexts } from '#i18n/en/account.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { Button } from '#ui/button/button.tsx'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { EndDialog, type Ending } from './end-dialog.tsx'
import { SessionRow } from './session-row.view.tsx'
import { SessionSkeletons } from './session-skeletons.view.tsx'
import { createSessions } from './sessions.store.ts'
import { useOutcome } from './use-outcome.ts'

/** This session and the five that were used last: of more, many lines would be alike, and the next section far. */
const FIRST = 6

/** The sessions of the user, which can be ended one by one or all at once; nothing if the API lacks the call. */
export function Sessions({ onFailure }: { onFailure: (failure: Error) => void }) {
  const t = useTexts(sessionsTexts)
  const store = useMemo(() => createSessions(onFailure), [onFailure])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const ended = useStore(store.$ended)
  const [ending, setEnding] = useState<Ending>()
  const { section, message, tell } = useOutcome()
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // The button is gone, so the focus goes on to the first line that it has brought.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll<HTMLElement>('.r-session')[FIRST]?.focus()
  }, [isWhole])
  if (state.state === 'signed-out' || (state.state === 'failed' && isMissingCall(state.error))) return null
  const sessions = state.state === 'ready' ? state.value.filter((session) => !ended.has(session.id)) : []
  const others = sessions.filter(({ current }) => !current)
  const ask = (next: Ending) => {
    tell('')
    setEnding(next)
  }
  const finish = (text: string) => {
    setEnding(undefined)
    tell(text)
  }
  return (
    <section ref={section} tabIndex={-1} className="r-account__section" aria-labelledby={id}>
      <Announcer message={message} />
      <SectionHead
        id={id}
        hasRoom
        action={
          others.length > 0 && <DangerButton onClick={() => ask({ kind: 'others' })}>{t.signOutOthers}</DangerButton>
        }
      >
        {t.title}
      </SectionHead>
      {state.state === 'loading' && <SessionSkeletons />}
      {state.state === 'failed' && (
        <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={store.retry} />
      )}
      {state.state === 'ready' && (
        <>
          <ul ref={list}>
            {(isWhole ? sessions : sessions.slice(0, FIRST)).map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => ask({ kind: 'one', session })} />
            ))}
          </ul>
          {!isWhole && sessions.length > FIRST && (
            <div className="r-account__more">
              <Button onClick={() => setWhole(true)}>{fill(t.showAll, { count: sessions.length })}</Button>
            </div>
          )}
          {others.length === 0 && <p className="r-account__text">{t.onlyOne}</p>}
        </>
      )}
      {ending && (
        <EndDialog
          ending={ending}
          onEnd={() => endWith(store, ending)}
          onEnded={() => finish(ending.kind === 'one' ? t.signedOutOne : t.signedOutOthers)}
          onClose={() => setEnding(undefined)}
          onFailure={onFailure}
        />
      )}
    </section>
  )
}

type Ends = { end(id: string): Promise<void>; endOthers(): Promise<void> }

const endWith = (store: Ends, ending: Ending): Promise<void> =>
  ending.kind === 'one' ? store.end(ending.session.id) : store.endOthers()
