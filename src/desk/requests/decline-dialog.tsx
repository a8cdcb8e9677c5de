import { type FormEvent, useId, useState } from 'react'
import { deskRequestsTexts } from '#i18n/en/desk-requests.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { type DecisionProps, useDecision } from './use-decision.ts'

const LONGEST_ANSWER = 1000

/** Declines a request with a sentence, which the client is told. */
export function DeclineDialog(props: DecisionProps) {
  const t = useTexts(deskRequestsTexts)
  const { busy, refusal, decide, close } = useDecision(props)
  const [answer, setAnswer] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useId()
  const { user, document } = props.request
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = answer.trim()
    setMissing(given === '')
    if (given === '') return event.currentTarget.querySelector('textarea')?.focus()
    void decide({ decision: 'decline', answer: given })
  }
  return (
    <Dialog
      title={t.declineTitle}
      closeLabel={t.close}
      onClose={close}
      actions={
        <>
          <Button aria-disabled={busy} onClick={close}>
            {t.cancel}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {t.confirmDecline}
          </Button>
        </>
      }
    >
      <form id={form} className="r-desk-decision" noValidate onSubmit={submit}>
        <p>{fill(t.asksFor, { name: user.name, title: document.title })}</p>
        <TextArea
          label={t.answer}
          value={answer}
          maxLength={LONGEST_ANSWER}
          dir="auto"
          required
          error={isMissing ? t.answerMissing : undefined}
          onChange={setAnswer}
        />
        {refusal && <Notice>{refusal}</Notice>}
      </form>
    </Dialog>
  )
}
