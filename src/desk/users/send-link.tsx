import { useState } from 'react'
import { sendAccountLink } from '#api/desk-users.ts'
import type { Account, SendAccountLink } from '#contract/desk-users.ts'
import { deskUserTexts } from '#i18n/en/desk-users.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { sayRefusal } from '../refusals.ts'

/** The link that a user needs: one without a password has never set one, unless they sign in at the firm. */
function kindFor({ is_active, has_password, last_sign_in }: Account): SendAccountLink['kind'] | undefined {
  if (!is_active) return undefined
  if (has_password) return 'password_reset'
  return last_sign_in ? undefined : 'invitation'
}

type SendLinkProps = {
  account: Account
  /** Called with what was done, in words. */
  onSent: (text: string) => void
}

/** Sends a user the invitation again, or a link to set another password. */
export function SendLink({ account, onSent }: SendLinkProps) {
  const t = useTexts(deskUserTexts)
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const kind = kindFor(account)
  if (!kind) return null
  const send = async () => {
    if (busy) return
    setBusy(true)
    setRefusal('')
    try {
      await sendAccountLink(account.id, kind)
      onSent(fill(kind === 'invitation' ? t.invitedAgain : t.resetSent, { address: account.username }))
    } catch (reason) {
      setRefusal(sayRefusal(reason, t.notSent, language))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div>
      <Button busy={busy} onClick={() => void send()}>
        {kind === 'invitation' ? t.inviteAgain : t.sendReset}
      </Button>
      {refusal && <Notice>{refusal}</Notice>}
    </div>
  )
}
