import { shortenName } from '#lib/format/short-name.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { ProfileLink } from './profile-link.tsx'
import css from './short-profile-link.css?inline'

registerStyles('entities', css)

type ShortProfileLinkProps = {
  name: string
  href: string | undefined
  /** How many letters fit into a line. */
  most: number
  onNavigate: (href: string) => boolean
}

/**
 * The name of an analyst in one line of a narrow column: a long one with the initial of the first name. The full name
 * appears under the mouse and with the focus of the keyboard, and is what screen readers read.
 */
export function ShortProfileLink({ name, href, most, onNavigate }: ShortProfileLinkProps) {
  const short = shortenName(name, most)
  if (!short || href === undefined) return <ProfileLink name={name} href={href} onNavigate={onNavigate} />
  return (
    <Link
      dir="auto"
      variant="quiet"
      href={href}
      title={name}
      aria-label={name}
      onClick={followIf(() => onNavigate(href))}
    >
      <span className="r-short-name" data-name={name}>
        {short}
      </span>
    </Link>
  )
}
