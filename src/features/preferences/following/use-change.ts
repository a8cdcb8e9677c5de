import { useState } from 'react'
import { getMessages } from '#api/error-messages.ts'
import { ApiError } from '#api/errors.ts'
import { savedSearchTexts } from '#i18n/en/saved-searches.ts'
import { useTexts } from '#i18n/use-texts.ts'

/** Runs a change of a row, one at a time. `refusal` says why the last one was not stored; empty: it was. */
export function useChange(onFailure: (failure: Error) => void) {
  const t = useTexts(savedSearchTexts)
  const [state, setState] = useState({ isChanging: false, refusal: '' })
  const run = async (change: () => Promise<void>): Promise<boolean> => {
    if (state.isChanging) return false
    setState({ isChanging: true, refusal: '' })
    try {
      await change()
      setState({ isChanging: false, refusal: '' })
      return true
    } catch (reason) {
      // What the server refuses, another try does not change.
      const isRefused = reason instanceof ApiError && (reason.status === 422 || reason.status === 403)
      setState({ isChanging: false, refusal: isRefused ? getMessages(reason).join(' ') : t.notSaved })
      if (reason instanceof Error) onFailure(reason)
      return false
    }
  }
  return { ...state, run }
}
