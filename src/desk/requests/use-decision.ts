import { useState } from 'react'
import type { DecideRequest, DeskRequest } from '#contract/desk-requests.ts'
import { deskRequestsTexts } from '#i18n/en/desk-requests.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { sayRefusal } from '../refusals.ts'

export type DecisionProps = {
  request: DeskRequest
  /** Rejects if it was not decided; the reason is shown in the dialog. */
  onDecide: (id: string, decision: DecideRequest) => Promise<DeskRequest>
  onDecided: (decided: DeskRequest) => void
  onClose: () => void
}

export type Decision = {
  busy: boolean
  refusal: string | undefined
  decide: (decision: DecideRequest) => Promise<void>
  close: () => void
}

/** The state of a dialog that decides a request. It stays open until the outcome is known. */
export function useDecision({ request, onDecide, onDecided, onClose }: DecisionProps): Decision {
  const language = useLanguage()
  const t = useTexts(deskRequestsTexts)
  const [{ busy, refusal }, setState] = useState<{ busy: boolean; refusal?: string }>({ busy: false })
  const decide = async (decision: DecideRequest) => {
    if (busy) return
    setState({ busy: true })
    try {
      onDecided(await onDecide(request.id, decision))
    } catch (reason) {
      setState({ busy: false, refusal: sayRefusal(reason, t.notDecided, language) })
    }
  }
  return { busy, refusal, decide, close: () => void (busy || onClose()) }
}
