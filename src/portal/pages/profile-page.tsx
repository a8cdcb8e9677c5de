import type { MouseEvent, ReactNode } from 'react'
import { portalTexts } from '#i18n/en/portal.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { chevronLeftIcon } from '#ui/icons/icons-shell.ts'
import { goBack } from '../router/location.ts'

type ProfilePageProps = {
  /** The target of Back for a user who came from outside. */
  list: string
  children: ReactNode
}

/** A profile with a link back to the previous page (R285). */
export function ProfilePage({ list, children }: ProfilePageProps) {
  const t = useTexts(portalTexts)
  const back = (event: MouseEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    if (altKey || ctrlKey || metaKey || shiftKey) return
    if (goBack()) event.preventDefault()
  }
  return (
    <>
      <a className="portal-back" href={list} onClick={back}>
        <Icon path={chevronLeftIcon} />
        {t.back}
      </a>
      {children}
    </>
  )
}
