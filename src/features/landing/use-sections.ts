import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const hash = () => location.hash.slice(1)

/** Makes a section a step of the history. How steps are counted is what the portal knows and an embedding page does not need. */
async function enter(name: string) {
  const { buildNextState } = await import('#lib/dom/visit.ts')
  if (hash() !== name) history.pushState(buildNextState(), '', `#${name}`)
}

/** The section that is being read: the last one that begins in the upper third of the window. */
function useCurrent(place: RefObject<HTMLElement | null>, isReady: boolean) {
  const [current, setCurrent] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is ready are other sections
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          setCurrent((shown) => (isIntersecting ? target.id : shown === target.id ? undefined : shown))
      },
      { rootMargin: '-33% 0px -66% 0px' },
    )
    for (const section of place.current?.querySelectorAll('section[id]') ?? []) observer.observe(section)
    return () => observer.disconnect()
  }, [place, isReady])
  return current
}

/** Whether the reader has scrolled away from a section since, which may itself have been moved by what came above it. */
function watchLeaving(section: HTMLElement): () => boolean {
  const measure = () => {
    const { top } = section.getBoundingClientRect()
    return { top, inPage: top + window.scrollY }
  }
  let before = measure()
  return () => {
    if (!section.isConnected) return false
    const now = measure()
    const isMoved = Math.abs(now.inPage - before.inPage) > 1
    if (isMoved) before = now
    return !isMoved && Math.abs(now.top - before.top) > 1
  }
}

/**
 * The sections of a page, of which the address can name one (R055). A shadow root hides them from the browser, so this is
 * where a hash is followed: when the page opens, when the hash changes, and at a click. A click is a step of the history
 * where the address is this page's own; a host's is left alone.
 */
export function useSections(place: RefObject<HTMLElement | null>, urlState: 'memory' | 'page', isReady: boolean) {
  const wanted = useRef<{ name: string; isLeft: () => boolean }>(undefined)
  const show = useCallback(
    (name: string) => {
      const section = name ? place.current?.querySelector<HTMLElement>(`section[id="${CSS.escape(name)}"]`) : null
      section?.scrollIntoView()
      section?.focus({ preventScroll: true })
      wanted.current = { name, isLeft: section ? watchLeaving(section) : () => false }
    },
    [place],
  )
  useEffect(() => {
    const follow = () => show(hash())
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [show])
  // A browser scrolls by itself when something above grows, to leave what is read in place; readers scroll away from it.
  useEffect(() => {
    const follow = () => {
      if (wanted.current?.isLeft()) wanted.current = undefined
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  // What has come moves the sections: one that was asked for is shown again, unless the reader has gone elsewhere.
  useEffect(() => {
    if (isReady && wanted.current) show(wanted.current.name)
  }, [isReady, show])
  const go = useCallback(
    (name: string) => {
      if (urlState === 'memory') return show(name)
      // The step comes first: the place that the reader leaves is kept under the one before it.
      enter(name)
        .catch(() => {})
        .finally(() => show(name))
    },
    [urlState, show],
  )
  return { current: useCurrent(place, isReady), go }
}
