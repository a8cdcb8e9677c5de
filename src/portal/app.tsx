import { useStore } from '@nanostores/react'
import { Fragment, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { errorTexts, portalTexts } from '#i18n/en/portal.ts'
import { pageLanguage } from '#i18n/language.ts'
import { LanguageContext, useTexts } from '#i18n/use-texts.ts'
import { $session } from '#session/session.store.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { callAhead } from '#widgets/call-ahead.ts'
import type { TitleEvent } from '#widgets/runtime/events.ts'
import { $language } from './language/page-language.ts'
import { $page } from './pages/page.store.ts'
import { pages } from './pages/pages.tsx'
import { pageTransition } from './router/page-transition.ts'
import { Shell } from './shell/shell.tsx'
import { $tool } from './shell/tool.store.ts'

const showTitle = (title: string | undefined) => {
  const t = portalTexts(pageLanguage())
  document.title = title && title !== t.name ? `${title} · ${t.name}` : t.name
}

type Shown = NonNullable<ReturnType<typeof $page.get>>

const loadDock = () => import('./shell/dock.tsx').then(({ Dock }) => Dock)

const getKey = ({ page, path }: Shown) => pages[page].key ?? path

/** The page to show. Navigation between pages uses a transition; a sign-in, a sign-out and errors show at once. */
function useShown(): Shown | undefined {
  const [shown, show] = useState($page.get)
  useEffect(() => {
    // The page may have changed since the first render.
    show($page.get())
    return $page.listen((next, last) => {
      const isNavigation = last && next?.access === last.access && getKey(next) !== getKey(last)
      // The callback reads the store again, so the latest decision wins.
      if (isNavigation && pageTransition.fade) pageTransition.fade(() => show($page.get()))
      else show(next)
    })
  }, [])
  return shown
}

/**
 * Opens the palette, which the dock shows, once the dock is loaded. `isMissing` if loading failed, until the next try.
 */
function usePaletteOpener(want: () => void): { open: () => void; isMissing: boolean } {
  const [isMissing, setMissing] = useState(false)
  const open = useCallback(() => {
    setMissing(false)
    loadDock().then(
      () => {
        want()
        $tool.set('palette')
      },
      () => setMissing(true),
    )
  }, [want])
  return { open, isMissing }
}

/** Handles the palette's shortcut until the dock is loaded. */
function usePaletteKey(isOn: boolean, open: () => void) {
  useEffect(() => {
    if (!isOn) return
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [isOn, open])
}

/** The portal in the page's language. */
export function App() {
  return (
    <LanguageContext.Provider value={useStore($language)}>
      <GuardedPage />
    </LanguageContext.Provider>
  )
}

/** The page chosen by the guard, inside the shell. */
function GuardedPage() {
  const t = useTexts(portalTexts)
  const tError = useTexts(errorTexts)
  const match = useShown()
  const session = useStore($session)
  const page = match && pages[match.page]
  const { part: Dock, want } = useLazy(loadDock)
  const { open, isMissing } = usePaletteOpener(want)
  const isWithoutDock = session.state === 'signed-in' && !Dock
  usePaletteKey(isWithoutDock, open)
  const { path } = match ?? {}
  const title = match && page?.title(t, match)
  const [failure, setFailure] = useState<unknown>()
  useLayoutEffect(() => {
    for (const element of page ? document.querySelectorAll(':not(:defined)') : []) callAhead(element)
  }, [page])
  useEffect(() => {
    // Loads the dock after the page's elements, while there is a connection.
    page?.elements().then(want, setFailure)
  }, [page, want])
  // Replaces the previous title until the page's element reports its own.
  useEffect(() => {
    if (path !== undefined) showTitle(title)
  }, [path, title])
  useEffect(() => {
    const show = ({ detail }: TitleEvent) => showTitle(detail.title)
    document.addEventListener('research-title', show)
    return () => document.removeEventListener('research-title', show)
  }, [])
  // A chunk of an older release is gone, or the connection is lost: show the error page.
  if (failure !== undefined) throw failure
  if (!match || !page) return null
  const key = getKey(match)
  return (
    <>
      <Shell
        path={match.path}
        page={key}
        userName={session.state === 'signed-in' ? session.name : undefined}
        onSearch={open}
      >
        <Fragment key={key}>{page.show(match, t)}</Fragment>
      </Shell>
      {Dock && <Dock seenPath={match.path} />}
      {isMissing && isWithoutDock && (
        <p className="portal-missing" role="alert">
          {tError[500]}
        </p>
      )}
    </>
  )
}
