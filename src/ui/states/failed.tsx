import { stateTexts as t } from '#i18n/en/states.ts'
import { FocusAround } from '../dom/keep-focus.tsx'
import { ErrorState } from './error-state.tsx'

type FailedProps = {
  text: string
  /** Of a list, whose text is the one of an empty list (C30). */
  isList?: boolean
  /** Left out where a part of the page itself could not be loaded. */
  error?: Error & { code?: string | undefined }
  retrying?: boolean
  onRetry: () => void
  /** Whether it stands for a whole page. */
  isPage?: boolean
}

/** What could not be loaded, with another try; being offline is said besides. */
export function Failed({ text, isList = false, error, retrying = false, onRetry, isPage = false }: FailedProps) {
  return (
    <FocusAround>
      <ErrorState
        cause={isList ? t.listFailed : undefined}
        text={error?.code === 'network' ? `${text} ${t.offline}` : text}
        isPage={isPage}
        retry={{ label: t.retry, onRetry, busy: retrying }}
      />
    </FocusAround>
  )
}
