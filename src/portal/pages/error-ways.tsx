import { type FormEvent, useState } from 'react'
import { config } from '#config/config.ts'
import { toContact } from '#entities/profile/contact.ts'
import { errorWaysTexts } from '#i18n/en/error-ways.ts'
import { permissionTexts } from '#i18n/en/permission.ts'
import { portalTexts } from '#i18n/en/portal.ts'
import { searchTexts } from '#i18n/en/search.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { DottedList } from '#ui/dotted-list/dotted-list.tsx'
import { Link } from '#ui/link/link.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { goTo } from '../router/location.ts'
import { navbarEntries } from '../shell/entries.ts'
import css from './error-ways.css?inline'

registerStyles('portal', css)

const LIBRARY = '/library'

/** A search in the library, and the portal's pages; for what the subscription lacks, whom to ask. */
export function ErrorWays({ isLocked }: { isLocked: boolean }) {
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
