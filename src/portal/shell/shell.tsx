import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { loadSignOut } from '#api/late-calls.ts'
import { portalTexts } from '#i18n/en/portal.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { pageNotifications } from '#session/notifications.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { searchIcon } from '#ui/icons/icons-more.ts'
import { menuIcon } from '#ui/icons/icons-shell.ts'
import { Menu, type MenuItem } from '#ui/menu/menu.tsx'
import { tellUnreachable } from '#ui/states/unreachable.ts'
import { runUnlessBlocked } from '../router/location.ts'
import { type Entry, navbarEntries, userMenuEntries } from './entries.ts'
import { paletteKeys } from './palette-keys.ts'
import { $bell, $languageItems, $toolItems } from './tool.store.ts'

type ShellProps = {
  path: string
  /** Equal for paths that share a page. */
  page: string
  /** The signed-in user's name; without it there is no navigation. */
  userName: string | undefined
  /** Opens the search over everything. */
  onSearch: () => void
  children: ReactNode
}

const item = ({ path, label, current, onOpen }: Entry): MenuItem => ({
  key: path,
  label,
  href: path,
  current,
  ...(onOpen && { onSelect: onOpen }),
})

/** The shell of every page: the navbar or, on narrow screens, its dropdown (R040–R049), and the page. */
export function Shell({ path, page, userName, onSearch, children }: ShellProps) {
  const t = useTexts(portalTexts)
  return (
    <div className="r-root">
      <a className="portal-skip" href="#content">
        {t.skip}
      </a>
      <header className="portal-bar">
        <a className="portal-brand" href="/">
          {t.name}
        </a>
        {userName === undefined ? <Languages /> : <Navigation path={path} userName={userName} onSearch={onSearch} />}
      </header>
      <Content page={page}>{children}</Content>
    </div>
  )
}

/** What signed-out users have in place of the user menu. */
const Languages = () =>
  useStore($languageItems).map(({ key, label, onSelect }) => (
    <button key={key} type="button" className="portal-language" onClick={onSelect}>
      {label}
    </button>
  ))

/** The layout is mobile up to 992 px, inclusive (R048). */
const MOBILE = '(width <= 992px)'

const followWidth = (listener: () => void) => {
  const media = matchMedia(MOBILE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

const useMobile = (): boolean => useSyncExternalStore(followWidth, () => matchMedia(MOBILE).matches)

type NavigationProps = { path: string; userName: string; onSearch: () => void }

function Navigation({ path, userName, onSearch }: NavigationProps) {
  const language = useLanguage()
  const t = useTexts(portalTexts)
  const mobile = useMobile()
  const entries = navbarEntries(path, language)
  useEffect(() => void loadSignOut().catch(() => {}), [])
  const signOut = () =>
    loadSignOut().then(
      ({ signOutEverywhere }) => signOutEverywhere(),
      () => pageNotifications.show([tellUnreachable(language)], { variant: 'error', dismissible: true }),
    )
  const logout: MenuItem = { key: 'logout', label: t.logout, onSelect: () => runUnlessBlocked(signOut) }
  const personal = userMenuEntries(path, language).map(item)
  const tools = [...useStore($toolItems), ...useStore($languageItems)]
  const rest = [tools, [logout]].filter(({ length }) => length)
  const label = fill(t.userMenu, { name: userName })
  if (mobile)
    return (
      <>
        <SearchButton isIcon onClick={onSearch} />
        <BellPlace path={path} />
        <nav className="portal-nav" aria-label={t.navigation}>
          <Menu label={t.menu} look="marked" groups={[entries.map(item), personal, ...rest]}>
            <span className="r-visually-hidden">{t.menu}</span>
            <Avatar name={userName} />
            <span className="portal-user">{userName || t.account}</span>
            <Icon path={menuIcon} />
          </Menu>
        </nav>
      </>
    )
  return (
    <>
      <nav className="portal-nav" aria-label={t.navigation}>
        {entries.map((entry) => (
          <a
            key={entry.path}
            className="portal-entry"
            href={entry.path}
            aria-current={entry.current}
            onClick={entry.onOpen}
          >
            {entry.label}
          </a>
        ))}
      </nav>
      <SearchButton onClick={onSearch} />
      <BellPlace path={path} />
      <Menu label={label} groups={[personal, ...rest]}>
        <Avatar name={userName} />
        <span className="portal-user">{userName || t.account}</span>
      </Menu>
    </>
  )
}

/** The bell, which loads after the page. */
function BellPlace({ path }: { path: string }) {
  const Bell = useStore($bell)
  return <span className="portal-bell-place">{Bell && <Bell path={path} />}</span>
}

/** Looks like the field that it opens, with the shortcut of the palette. */
function SearchButton({ isIcon, onClick }: { isIcon?: boolean; onClick: () => void }) {
  const t = useTexts(portalTexts)
  const { shortcut, keys } = paletteKeys(useLanguage())
  return (
    <button
      type="button"
      className="portal-search"
      aria-keyshortcuts={shortcut}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <Icon path={searchIcon} />
      <span className={isIcon ? 'r-visually-hidden' : 'portal-search__text'}>{t.search}</span>
      {!isIcon && (
        <span className="portal-search__keys" aria-hidden="true">
          {keys}
        </span>
      )}
    </button>
  )
}

/** The page. It gets the focus when another page is shown, so that reading continues there. */
function Content({ page, children }: { page: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) main.current?.focus({ preventScroll: true })
    shown.current = page
  }, [page])
  return (
    <main ref={main} id="content" className="portal-content" tabIndex={-1}>
      {children}
    </main>
  )
}
