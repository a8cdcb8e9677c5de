import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLanguage } from '#i18n/use-texts.ts'
import { createLanding } from './landing.store.ts'
import { Hero, SectionNav, SectionsSkeleton } from './landing.view.tsx'
import { getEntries, getSections } from './sections.ts'
import { useSections } from './use-sections.ts'

type LandingProps = {
  hideSignIn: boolean
  /** Whether a selected section becomes the hash of the address. */
  urlState: 'memory' | 'page'
  onFailure: (failure: Error) => void
}

/**
 * Loads the slots' view and the sanitizer. They are below the first screen, and no other element needs them. It does
 * not use `useLazy`, which is part of a larger chunk.
 */
const loadContent = async () => {
  const [{ Content }, { default: purifier }] = await Promise.all([import('./content.tsx'), import('dompurify')])
  return { Content, purifier }
}

const failed = { state: 'failed' } as const

/**
 * The landing page (R053–R064). Content that fails to load is left out without a message, until the connection is back.
 */
export function Landing({ hideSignIn, urlState, onFailure }: LandingProps) {
  const language = useLanguage()
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
  const shown = getSections(content === 'failed' ? failed : slots)
  const html = footer.state === 'ready' ? footer.value : ''
  return (
    <div ref={place} className="r-landing">
      <SectionNav entries={getEntries(shown, language)} current={current} onSection={go} />
      <Hero hideSignIn={hideSignIn} />
      <slot name="proof" />
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
