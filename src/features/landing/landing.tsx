import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createLanding } from './landing.store.ts'
import { Hero, SectionNav, SectionsSkeleton } from './landing.view.tsx'
import { entriesOf, sectionsOf } from './sections.ts'
import { useSections } from './use-sections.ts'

type LandingProps = {
  hideSignIn: boolean
  /** Whether a section that is chosen becomes the hash of the page's address. */
  urlState: 'memory' | 'page'
  onFailure: (failure: Error) => void
}

/**
 * What shows the slots, and what makes their HTML harmless: below the first screen, and wanted by no other element. Not by
 * `useLazy`, which comes with all that shows documents.
 */
const loadContent = async () => {
  const [{ Content }, { default: purifier }] = await Promise.all([import('./content.tsx'), import('dompurify')])
  return { Content, purifier }
}

const failed = { state: 'failed' } as const

/** The landing page (R053–R064). What cannot be had is left out, without a word to visitors, until the connection is back. */
export function Landing({ hideSignIn, urlState, onFailure }: LandingProps) {
  const store = useMemo(() => createLanding(onFailure), [onFailure])
  const slots = useStore(store.$slots)
  const footer = useStore(store.$footer)
  const [content, setContent] = useState<Awaited<ReturnType<typeof loadContent>> | 'failed'>()
  useEffect(() => {
    const visit = new AbortController()
    const { signal } = visit
    const load = () => {
      store.load(signal)
      loadContent().then(
        (loaded) => signal.aborted || setContent(loaded),
        () => signal.aborted || setContent('failed'),
      )
    }
    load()
    window.addEventListener('online', load, { signal })
    return () => visit.abort()
  }, [store])

  const place = useRef<HTMLDivElement>(null)
  const part = content === 'failed' ? undefined : content
  const isReady = part !== undefined && slots.state === 'ready'
  const { current, go } = useSections(place, urlState, isReady)
  const shown = sectionsOf(content === 'failed' ? failed : slots)
  const html = footer.state === 'ready' ? footer.value : ''
  return (
    <div ref={place} className="r-landing">
      <SectionNav entries={entriesOf(shown)} current={current} onSection={go} />
      <Hero hideSignIn={hideSignIn} />
      {part && slots.state !== 'loading' ? (
        <part.Content
          sections={shown}
          slots={slots.state === 'ready' ? slots.value : undefined}
          footer={html}
          purifier={part.purifier}
          onSection={go}
        />
      ) : (
        <SectionsSkeleton sections={shown} />
      )}
    </div>
  )
}
