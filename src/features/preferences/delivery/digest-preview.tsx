import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo, useState } from 'react'
import { getDigestPreview } from '#api/delivery.ts'
import { isMissingCall } from '#api/missing-call.ts'
import type { DigestPreview as Digest } from '#contract/delivery.ts'
import { digestTexts } from '#i18n/en/delivery.ts'
import { stateTexts } from '#i18n/en/states.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { createResource } from '#session/resource.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { UntrustedHtml } from '#ui/untrusted-html/untrusted-html.tsx'
import css from './digest-preview.css?inline'

registerStyles('features', css)

type OnFailure = { onFailure: (failure: Error) => void }

/** The mail that would go out now, made when the user wants it. */
export function DigestPreview({ onFailure }: OnFailure) {
  const t = useTexts(digestTexts)
  const id = useId()
  // Each number is another request.
  const [request, setRequest] = useState(0)
  return (
    <section className="r-digest" tabIndex={-1} aria-labelledby={id}>
      <SectionHead
        id={id}
        hasRoom
        action={<Button onClick={() => setRequest(request + 1)}>{request === 0 ? t.show : t.again}</Button>}
      >
        {t.title}
      </SectionHead>
      {request > 0 && <NextMail key={request} onFailure={onFailure} />}
    </section>
  )
}

function NextMail({ onFailure }: OnFailure) {
  const t = useTexts(digestTexts)
  const resource = useMemo(
    () =>
      createResource({
        fetch: getDigestPreview,
        onFailure: (failure: Error & { status?: number }) => !isMissingCall(failure) && onFailure(failure),
      }),
    [onFailure],
  )
  useEffect(() => resource.start(), [resource])
  const state = useStore(resource.$state)
  switch (state.state) {
    case 'signed-out':
      return null
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label={t.loading}>
          {[60, 100, 96, 80].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      )
    case 'failed':
      return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={resource.retry} />
    case 'ready':
      return state.value ? (
        <Mail mail={state.value} />
      ) : (
        <div role="status">
          <EmptyState text={t.empty} />
        </div>
      )
  }
}

/** The subject, and the body in both of its forms. */
function Mail({ mail }: { mail: NonNullable<Digest['mail']> }) {
  const t = useTexts(digestTexts)
  const tState = useTexts(stateTexts)
  const [look, setLook] = useState<'html' | 'text'>('html')
  return (
    <div className="r-digest__mail" part="card">
      <p className="r-digest__subject" dir="auto">
        <span className="r-digest__label">{t.subject}</span> {mail.subject}
      </p>
      <SegmentedControl label={t.look} options={{ html: t.html, text: t.text }} value={look} onChange={setLook} />
      {look === 'html' ? (
        <UntrustedHtml html={mail.html} page={1} label={mail.subject} failedText={t.failed} retryLabel={tState.retry} />
      ) : (
        <pre className="r-digest__text" dir="auto">
          {mail.text}
        </pre>
      )}
    </div>
  )
}
