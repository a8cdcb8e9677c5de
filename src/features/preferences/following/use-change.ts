import { useState } from 'react'
import { getRefusal } from '#api/error-messages.ts'
import { savedSearchTexts } from '#i18n/en/saved-searches.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { storeInTurn } from '#lib/async/store-in-turn.ts'

type Change = () => Promise<void>

/** Runs the changes of a row. `refusal` says why the last one was not stored; empty: it was. */
export function useChange(onFailure: (failure: Error) => void) {
  const t = useTexts(savedSearchTexts)
  const [state, setState] = useState({ isChanging: false, refusal: '' })
  const [store] = useState(() => storeInTurn<Change>((change) => change()))
  const perform = async (change: Change): Promise<boolean> => {
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
  return {
    ...state,
    /** Does nothing while another change is being stored. */
    run: async (change: Change): Promise<boolean> => !state.isChanging && perform(change),
    /** Waits while another change is being stored; of those that wait, only the last is kept. */
    runInTurn: (change: Change): Promise<boolean> => perform(() => store(change)),
  }
}
