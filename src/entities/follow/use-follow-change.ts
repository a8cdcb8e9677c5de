import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { getRefusal } from '#api/error-messages.ts'
import { followTexts } from '#i18n/en/follow.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { getFollows } from './follows.store.ts'

type FollowChange = { tagId: string; isFollowed: boolean; onFailure: (failure: Error) => void }

/** Starts or ends following. `refusal` says why the last change was not stored; empty: it was. */
export function useFollowChange({ tagId, isFollowed, onFailure }: FollowChange) {
  const t = useTexts(followTexts)
  const { change, $changing } = getFollows()
  const isChanging = useStore($changing).includes(tagId)
  const [refusal, setRefusal] = useState('')
  const toggle = () => {
    if (isChanging) return
    setRefusal('')
    change(tagId, !isFollowed).catch((failure) => {
      setRefusal(getRefusal(failure, t.notSaved))
      onFailure(failure)
    })
  }
  return { isChanging, refusal, toggle }
}
