import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const hash = () => location.hash.slice(1)

/**
 * Adds a history entry for a section. The code that counts entries is loaded on use, since only the portal needs it.
 */
async function enter(name: string) {
  const { buildNextState } = await import('#lib/dom/visit.ts')
  if (hash() !== name) history.pushState(buildNextState(), '', `#${name}`)
}

/** The section that the user is reading: the last one that starts in the upper third of the window. */
function useCurrent(place: RefObject<HTMLElement | null>, isReady: boolean) {
  const [current, setCurrent] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements change when the sections are ready
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

/**
 * Tells at a scroll event whether the user has scrolled away from a section since it was shown. The browser scrolls by
 * itself, too: it keeps what is read in place when content above grows, and it cannot stay below the end of a page that
 * shrinks. Its event may come a frame after the move, so a section that is back where it was shown has not been left.
 */
function watchLeaving(section: HTMLElement): () => boolean {
  const measure = () => {
    const { top } = section.getBoundingClientRect()
    return { top, inPage: top + window.scrollY, pageHeight: document.documentElement.scrollHeight }
  }
  const shown = measure()
  let before = shown
  return () => {
    if (!section.isConnected) return false
    const now = measure()
    const { top, inPage, pageHeight } = before
    before = now
    const isMoved = differs(now.inPage, inPage) || differs(now.pageHeight, pageHeight)
    return !isMoved && differs(now.top, top) && differs(now.top, shown.top)
  }
}

/** Browsers scroll by fractions of a pixel. */
const differs = (one: number, other: number) => Math.abs(one - other) > 1

/**
 * Makes a section the target of the address (R055). Shadow roots hide sections from the browser, so hashes are handled
 * here: when the page opens, when the hash changes, and on click. A click adds a history entry if this element owns the
 * address.
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
    // A click may come before this effect, and then it counts.
    if (!wanted.current) follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [show])
  // Browsers adjust the scroll position when content above grows; users scroll away from the section.
  useEffect(() => {
    const follow = () => {
      if (wanted.current?.isLeft()) wanted.current = undefined
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  // Loaded content moves the sections, so the requested one is shown again, unless the user has scrolled away.
  useEffect(() => {
    if (isReady && wanted.current) show(wanted.current.name)
  }, [isReady, show])
  const go = useCallback(
    (name: string) => {
      if (urlState === 'memory') return show(name)
      // The entry is added first, so that the scroll position is kept under the previous entry.
      enter(name)
        .catch(() => {})
        .finally(() => show(name))
    },
    [urlState, show],
  )
  return { current: useCurrent(place, isReady), go }
}
