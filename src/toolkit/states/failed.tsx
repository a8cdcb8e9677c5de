import { stateTexts as t } from '../../text/states.ts'
import { ErrorState } from '../../ui/error-state.tsx'

type FailedProps = {
  text: string
  error: Error & { code?: string | undefined }
  retrying: boolean
  onRetry: () => void
}

/** What could not be loaded, with another try; being offline is said besides. */
export function Failed({ text, error, retrying, onRetry }: FailedProps) {
  return (
    <ErrorState
      text={error.code === 'network' ? `${text} ${t.offline}` : text}
      retry={{ label: t.retry, onRetry, busy: retrying }}
    />
  )
}
