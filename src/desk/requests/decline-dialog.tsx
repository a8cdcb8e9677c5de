import { type FormEvent, useState } from 'react'
import { deskRequestsTexts } from '#i18n/en/desk-requests.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { type DecisionProps, useDecision } from './use-decision.ts'

const LONGEST_ANSWER = 1000

/** Declines a request with a sentence, which the client is told. */
export function DeclineDialog(props: DecisionProps) {
  const t = useTexts(deskRequestsTexts)
  const { decide, ...state } = useDecision(props)
  const [answer, setAnswer] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = answer.trim()
    setMissing(given === '')
    if (given === '') return event.currentTarget.querySelector('textarea')?.focus()
    void decide({ decision: 'decline', answer: given })
  }
  return (
    <DecisionDialog
      {...state}
      request={props.request}
      title={t.declineTitle}
      confirm={t.confirmDecline}
      onSubmit={submit}
    >
      <TextArea
        label={t.answer}
        value={answer}
        maxLength={LONGEST_ANSWER}
        dir="auto"
        required
        error={isMissing ? t.answerMissing : undefined}
        onChange={setAnswer}
      />
    </DecisionDialog>
  )
}
