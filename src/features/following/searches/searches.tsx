import { useId } from 'react'
import { NewCount } from '#entities/saved-search/new-count.view.tsx'
import { savedSearchesUrl, savedSearchUrl } from '#entities/saved-search/saved-search-url.ts'
import { useSavedSearches } from '#entities/saved-search/use-saved-searches.ts'
import { savedSearchTexts } from '#i18n/en/saved-searches.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import css from './searches.css?inline'

registerStyles('features', css)

type SearchesProps = {
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** The saved searches with their numbers of new documents; nothing until there are any. */
export function Searches({ onNavigate, onFailure }: SearchesProps) {
  const t = useTexts(savedSearchTexts)
  const { store, state } = useSavedSearches(onFailure)
  const id = useId()
  if (state.state !== 'ready' || state.value.length === 0) return null
  const linkTo = (href: string) => ({ href, onClick: followIf(() => onNavigate(href)) })
  return (
    <section className="r-searches" aria-labelledby={id}>
      <h2 className="r-searches__title" part="heading" id={id}>
        {t.title}
      </h2>
      <ul>
        {state.value.map((search) => {
          const { href, onClick } = linkTo(savedSearchUrl(search.query))
          return (
            <li key={search.id} className="r-searches__item">
              <Link
                href={href}
                onClick={(event) => {
                  store.markSeen(search)
                  onClick(event)
                }}
              >
                <bdi>{search.name}</bdi>
              </Link>
              <NewCount count={search.new_count} />
            </li>
          )
        })}
      </ul>
      <p className="r-searches__manage">
        <Link {...linkTo(savedSearchesUrl())}>{t.manage}</Link>
      </p>
    </section>
  )
}
