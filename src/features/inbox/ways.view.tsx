import { portalLink } from '#config/config.ts'
import { inboxTexts } from '#i18n/en/inbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'

const ways = [
  { path: '/companies', name: 'companies' },
  { path: '/library', name: 'library' },
  { path: '/research_preferences', name: 'preferences' },
] as const

/** Where the user decides what arrives in the inbox. */
export function Ways({ onNavigate }: { onNavigate: (href: string) => boolean }) {
  const t = useTexts(inboxTexts)
  return (
    <ul className="r-inbox__ways">
      {ways.map(({ path, name }) => {
        const href = portalLink(path)?.href ?? path
        return (
          <li key={path}>
            <Link href={href} onClick={followIf(() => onNavigate(href))}>
              {t[name]}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
