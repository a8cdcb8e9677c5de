import { useCallback, useEffect, useMemo, useState } from 'react'
import { takeLatest } from '#lib/async/take-latest.ts'

type Failure = Error & { code?: string | undefined; status?: number | undefined }

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: Failure; retrying: boolean }
  | { state: 'ready'; value: T }

/**
 * Loads one record or set of options while the component is shown. `load` must be stable: another one loads again.
 * `replace` shows what a change has answered.
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>) {
  const [state, setState] = useState<Loaded<T>>({ state: 'loading' })
  const requests = useMemo(takeLatest, [])
  const run = useCallback(() => {
    void requests.run(load, (outcome) =>
      setState(
        outcome.status === 'fulfilled'
          ? { state: 'ready', value: outcome.value }
          : { state: 'failed', error: outcome.reason as Failure, retrying: false },
      ),
    )
  }, [load, requests])
  useEffect(() => {
    setState({ state: 'loading' })
    run()
    return requests.stop
  }, [run, requests])
  const retry = () => {
    setState((before) => (before.state === 'failed' ? { ...before, retrying: true } : before))
    run()
  }
  const replace = useCallback((value: T) => setState({ state: 'ready', value }), [])
  return { state, retry, replace }
}
