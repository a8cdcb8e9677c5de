import { useEffect, useState } from 'react'
import { checkText } from '#api/desk-content.ts'
import type { TextFinding } from '#contract/desk-content.ts'

const PAUSE_MS = 500

const none: readonly TextFinding[] = []

/** What the page would not show or open with a draft; asked when the typing pauses. An earlier answer stays meanwhile. */
export function useFindings(name: string, html: string): readonly TextFinding[] {
  const [findings, setFindings] = useState(none)
  useEffect(() => {
    const request = new AbortController()
    const ask = () =>
      checkText(name, html, request.signal).then(
        (found) => request.signal.aborted || setFindings(found),
        // The text is checked again when it is published.
        () => {},
      )
    const pause = setTimeout(ask, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      request.abort()
    }
  }, [name, html])
  return findings
}
