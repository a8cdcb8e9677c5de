import { useEffect, useState } from 'react'
import { currentUser } from '#api/current-user.ts'

/** The username, which the session does not hold (C33). Undefined until it is known, or if the call fails. */
export function useUsername(): string | undefined {
  const [known, setUsername] = useState<string>()
  useEffect(() => {
    const gone = new AbortController()
    currentUser(gone.signal).then(
      (user) => {
        // The answer may be empty.
        const username: unknown = user?.username
        if (!gone.signal.aborted && typeof username === 'string') setUsername(username)
      },
      // Only password managers need it.
      () => {},
    )
    return () => gone.abort()
  }, [])
  return known
}
