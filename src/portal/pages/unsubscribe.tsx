import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Unsubscribed } from '#contract/delivery.ts'
import { unsubscribeTexts } from '#i18n/en/unsubscribe.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PageTitle } from '#ui/page-title/page-title.tsx'
import css from './unsubscribe.css?inline'
import { createUnsubscribe } from './unsubscribe.store.ts'

registerStyles('portal', css)

function tellStopped({ stopped, name }: Unsubscribed, language: string): string {
  const t = unsubscribeTexts(language)
  if (stopped === 'all') return t.stoppedAll
  return name ? fill(t.stoppedSearch, { name }) : t.stoppedNameless
}

/** Says what the link of a mail stops, and stops it on a press. */
export function Unsubscribe({ token }: { token: string }) {
  const language = useLanguage()
  const t = useTexts(unsubscribeTexts)
  const [store] = useState(() => createUnsubscribe(token))
  const state = useStore(store.$state)
  const outcome = useRef<HTMLDivElement>(null)
  const isOver = state.state === 'stopped' || state.state === 'bad-link'
  const began = useRef(state.state)
  useEffect(() => {
    // The button that was pressed is gone.
    if (isOver && began.current !== state.state) outcome.current?.focus()
  }, [isOver, state.state])
  const preferences = <ButtonLink href="/following_preferences">{t.preferences}</ButtonLink>
  return (
    <div className="portal-unsubscribe">
      <PageTitle>{t.title}</PageTitle>
      {isOver ? (
        <div ref={outcome} tabIndex={-1} className="portal-unsubscribe__outcome">
          {state.state === 'stopped' ? (
            <>
              <p role="status" className="portal-unsubscribe__stopped">
                {tellStopped(state.outcome, language)}
              </p>
              <p>{t.preferencesHint}</p>
            </>
          ) : (
            <Notice>{t.badLink}</Notice>
          )}
          {preferences}
        </div>
      ) : (
        <>
          <p>{t.about}</p>
          {state.state === 'failed' && <Notice>{t.failed}</Notice>}
          <div>
            <Button variant="primary" busy={state.state === 'stopping'} onClick={store.stop}>
              {t.stop}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
