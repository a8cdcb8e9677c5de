import { useState } from 'react'
import { deskRequestsTexts } from '#i18n/en/desk-requests.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { DecisionDialog, type DecisionProps } from './decision-dialog.tsx'

const LONGEST_ANSWER = 1000

/** Declines a request with a sentence, which the client is told. */
export function DeclineDialog(props: DecisionProps) {
  const t = useTexts(deskRequestsTexts)
  const [answer, setAnswer] = useState('')
  const [isMissing, setMissing] = useState(false)
  const given = answer.trim()
  return (
    <DecisionDialog
      {...props}
      title={t.declineTitle}
      confirm={t.confirmDecline}
      check={() => {
        setMissing(given === '')
        return given !== ''
      }}
      toDecision={() => ({ decision: 'decline', answer: given })}
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
