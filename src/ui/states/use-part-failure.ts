import { useEffect } from 'react'

/**
 * Reports to the host, with the code `load`, that a part of the element could not be loaded. The message is shown in
 * the part's place.
 */
export function usePartFailure(failed: boolean, onFailure: (failure: Error) => void): void {
  useEffect(() => {
    if (failed) onFailure(Object.assign(new Error('A part of the element could not be loaded'), { code: 'load' }))
  }, [failed, onFailure])
}
