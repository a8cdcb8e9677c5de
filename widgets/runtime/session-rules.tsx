import { useState } from 'react'
import { portalLink } from '#config/config.ts'
import { dueTexts } from '#i18n/en/due.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { followIf } from '#ui/link/follow.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { warnOfIdle } from './idle-place.tsx'

const loadAccount = () => import('#features/account/account.tsx').then(({ Account }) => Account)

/** The button that was pressed is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

export type DueNoticeProps = {
  isPasswordDue: boolean
  isFactorDue: boolean
  /** Whether the notice stays although nothing is due any more. */
  keep: (isKept: boolean) => void
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** Says what the user has to do first, in place of content that the API refuses until then. */
const DueNotice = ({ isPasswordDue, ...props }: DueNoticeProps) =>
  isPasswordDue ? <PasswordDue {...props} /> : <FactorDue {...props} />

/** What few sessions need, loaded by the first that does. */
export const sessionRules = { DueNotice, warnOfIdle }

/** A link to the page for changing the password. */
function PasswordDue({ onNavigate }: Pick<DueNoticeProps, 'onNavigate'>) {
  const t = useTexts(dueTexts)
  const href = portalLink('/change_password')?.href ?? '/change_password'
  return (
    <EmptyState
      text={t.passwordDue}
      action={
        <ButtonLink variant="primary" href={href} onClick={followIf(() => onNavigate(href))}>
          {t.changePassword}
        </ButtonLink>
      }
    />
  )
}

/** The account in place of the content, so that a page of another site is not left: its session is not the portal's. */
function FactorDue({ isFactorDue, keep, ...actions }: Omit<DueNoticeProps, 'isPasswordDue'>) {
  const t = useTexts(dueTexts)
  const { part: Account, failed, want } = useLazy(loadAccount)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    // The account has something to show after the last step, such as recovery codes.
    keep(true)
    setOpen(true)
    want()
  }
  if (isOpen && Account)
    return (
      <div ref={takeFocus} tabIndex={-1}>
        {!isFactorDue && <EmptyState text={t.factorAdded} action={<Continue onPress={() => keep(false)} />} />}
        <Account {...actions} />
      </div>
    )
  return (
    <EmptyState
      text={failed ? t.notLoaded : t.factorDue}
      action={
        <Button variant="primary" onClick={open}>
          {t.setUpFactor}
        </Button>
      }
    />
  )
}

function Continue({ onPress }: { onPress: () => void }) {
  const t = useTexts(dueTexts)
  return (
    <Button variant="primary" onClick={onPress}>
      {t.continue}
    </Button>
  )
}
