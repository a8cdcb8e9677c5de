import { useEffect } from 'react'

/** Tells the host that a part of the element could not be loaded, as `load`; what is said of it stands where it is missing. */
export function usePartFailure(failed: boolean, onFailure: (failure: Error) => void): void {
  useEffect(() => {
    if (failed) onFailure(Object.assign(new Error('A part of the element could not be loaded'), { code: 'load' }))
  }, [failed, onFailure])
}
