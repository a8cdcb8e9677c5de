import { useEffect, useState } from 'react'
import { listPasskeys } from '#api/passkeys.ts'
import { canUsePasskeysOf, hasPasskeys } from '#lib/dom/passkey-support.ts'

/** Whether the account has a passkey that this page can ask for; false until that is known. */
export function useOwnPasskey(): boolean {
  const [hasOne, setHasOne] = useState(false)
  useEffect(() => {
    if (!hasPasskeys()) return
    const gone = new AbortController()
    listPasskeys(gone.signal).then(
      ({ passkeys, rp_id }) => setHasOne(passkeys.length > 0 && canUsePasskeysOf(rp_id)),
      // The password is still a way.
      () => undefined,
    )
    return () => gone.abort()
  }, [])
  return hasOne
}
