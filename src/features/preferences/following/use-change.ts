import { useState } from 'react'
import { getRefusal } from '#api/error-messages.ts'
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
      setState({ isChanging: false, refusal: getRefusal(reason, t.notSaved) })
      if (reason instanceof Error) onFailure(reason)
      return false
    }
  }
  return { ...state, run }
}
