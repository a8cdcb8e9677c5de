import { useStore } from '@nanostores/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { config } from '#config/config.ts'
import { toContact } from '#entities/profile/contact.ts'
import { errorAdviceTexts, errorWaysTexts } from '#i18n/en/error-ways.ts'
import { permissionTexts } from '#i18n/en/permission.ts'
import { portalTexts } from '#i18n/en/portal.ts'
import { searchTexts } from '#i18n/en/search.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { $session } from '#session/session.store.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { DottedList } from '#ui/dotted-list/dotted-list.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { retryIcon } from '#ui/icons/icons.ts'
import { Link } from '#ui/link/link.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { $location, goBack, goTo, toReturnUrl } from '../router/location.ts'
import { matchRoute } from '../router/routes.ts'
import { navbarEntries } from '../shell/entries.ts'
import css from './error-ways.css?inline'

registerStyles('portal', css)

const LIBRARY = '/library'

type ErrorWaysProps = {
  code: string
  /** Renders the way home; `secondary` if something else on the page is the primary action. */
  showHome: (variant: 'primary' | 'secondary') => ReactNode
}

/**
 * The code, what the user can do, another try after a failure, for a visitor the way to sign in, and for a signed-in user
 * a search and other pages.
 */
export function ErrorWays({ code, showHome }: ErrorWaysProps) {
  const { error, signIn } = useTexts(portalTexts)
  const isSignedIn = useStore($session).state === 'signed-in'
  const { origin } = useStore($location)
  const lockedDocument = code === '401' && isSignedIn ? findDocumentId(origin) : undefined
  const canRetry = code === '500'
  const asksToSignIn = !isSignedIn && !canRetry
  return (
    <>
      {code && (
        <p className="portal-error__code">
          {error} {code}
        </p>
      )}
      <Advice code={code} isSignedIn={isSignedIn} />
      {lockedDocument ? (
        <LockedArea id={lockedDocument} home={showHome('secondary')} />
      ) : (
        <div className="portal-error__actions">
          {canRetry && <Retry />}
          {/* The router keeps the address that the visitor came for (R033). */}
          {asksToSignIn && (
            <ButtonLink variant="primary" href="/login">
              {signIn}
            </ButtonLink>
          )}
          {showHome(canRetry || asksToSignIn ? 'secondary' : 'primary')}
        </div>
      )}
      {isSignedIn && <OtherPages isLocked={code === '401'} />}
    </>
  )
}

const loadLocked = () => import('./locked-document.tsx').then(({ LockedDocument }) => LockedDocument)

/** The document that led here. */
function findDocumentId(origin: string | undefined): string | undefined {
  const { page, params } = matchRoute(new URL(toReturnUrl(origin), location.href).pathname)
  return page === 'document' ? params.id : undefined
}

/** The request for access to a closed document, beside the way home. */
function LockedArea({ id, home }: { id: string; home: ReactNode }) {
  const { part: LockedDocument } = useLazy(loadLocked, id)
  return LockedDocument ? (
    <LockedDocument key={id} idOrReference={id} home={home} />
  ) : (
    <div className="portal-error__actions">{home}</div>
  )
}

const advised = ['401', '403', '404', '500'] as const

/** What the user can do. */
function Advice({ code, isSignedIn }: { code: string; isSignedIn: boolean }) {
  const t = useTexts(errorAdviceTexts)
  const known = advised.find((name) => name === code) ?? 'other'
  const forVisitor = known === '401' ? t.signedOutLocked : t.signedOut
  return <p className="portal-error__advice">{isSignedIn || known === '500' ? t[known] : forVisitor}</p>
}

/** Opens the failed page again; where it is unknown, the previous page. */
function Retry() {
  const { retry } = useTexts(portalTexts)
  const { origin } = useStore($location)
  const open = () => {
    if (origin === undefined && goBack()) return
    goTo(toReturnUrl(origin), { replace: true })
  }
  return (
    <Button variant="primary" icon={retryIcon} onClick={open}>
      {retry}
    </Button>
  )
}

/** A search in the library, and the portal's pages; for what the subscription lacks, whom to ask. */
export function OtherPages({ isLocked }: { isLocked: boolean }) {
  const language = useLanguage()
  const t = useTexts(errorWaysTexts)
  const tPermission = useTexts(permissionTexts)
  const { library } = useTexts(portalTexts)
  // Other entries open a new tab.
  const pages = navbarEntries('', language).filter(({ onOpen }) => !onOpen)
  const { email } = toContact({ email: isLocked ? config().mail.clientServices : '' })
  return (
    <>
      <Search />
      <nav aria-label={t.ways}>
        <DottedList>
          {pages.map(({ path, label }) => (
            <Link key={path} href={path}>
              {label}
            </Link>
          ))}
          <Link href={LIBRARY}>{library}</Link>
          {email && <Link href={email.href}>{tPermission.clientServices}</Link>}
        </DottedList>
      </nav>
    </>
  )
}

function Search() {
  const t = useTexts(errorWaysTexts)
  const tSearch = useTexts(searchTexts)
  const [text, setText] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    const term = text.trim()
    goTo(term === '' ? LIBRARY : `${LIBRARY}?${new URLSearchParams({ search_term: term })}`)
  }
  return (
    <search className="portal-error-search">
      <form onSubmit={search}>
        <SearchField
          label={t.search}
          placeholder={t.search}
          clearLabel={tSearch.clear}
          value={text}
          onChange={setText}
        />
        <Button type="submit">{tSearch.submit}</Button>
      </form>
    </search>
  )
}
