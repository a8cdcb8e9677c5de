import { useEffect, useState } from 'react'
import { currentUser } from '#api/current-user.ts'

/** The name that the reader signs in with, which the session does not hold (C33); undefined until it is known, or at a failure. */
export function useUsername(): string | undefined {
  const [known, setUsername] = useState<string>()
  useEffect(() => {
    const gone = new AbortController()
    currentUser(gone.signal).then(
      (user) => {
        // An answer may be empty.
        const username: unknown = user?.username
        if (!gone.signal.aborted && typeof username === 'string') setUsername(username)
      },
      // Only password managers miss it.
      () => {},
    )
    return () => gone.abort()
  }, [])
  return known
}
