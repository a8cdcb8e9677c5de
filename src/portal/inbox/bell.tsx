import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { bellTexts } from '#i18n/en/palette.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { bellIcon } from '#ui/icons/icons-bell.ts'
import css from './bell.css?inline'
import { $unread, followUnread, loadUnread } from './unread.store.ts'

registerStyles('portal', css)

/** More than that is shown as `99+`. */
const MOST = 99

/** Leads to the inbox, with the number of unread items. Nothing if the API has no inbox. */
export function Bell({ path }: { path: string }) {
  const t = useTexts(bellTexts)
  const unread = useStore($unread)
  const before = useRef(path)
  useEffect(followUnread, [])
  useEffect(() => {
    // A document that was open has been read.
    if (before.current !== path && before.current.startsWith('/document/')) loadUnread()
    before.current = path
  }, [path])
  if (unread === undefined) return null
  return (
    <a
      className="portal-bell"
      href="/inbox"
      aria-current={path === '/inbox' ? 'page' : undefined}
      aria-label={unread === 0 ? t.inbox : fill(t.unread, { count: unread })}
      title={t.inbox}
    >
      <Icon path={bellIcon} />
      {unread > 0 && (
        <span className="portal-bell__count" aria-hidden="true">
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      )}
    </a>
  )
}
