import { useStore } from '@nanostores/react'
import { stateTexts } from '#i18n/en/states.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { $isOutageTold, isUnanswered } from '#session/recover-together.ts'
import { FocusAround } from '../dom/keep-focus.tsx'
import { ErrorState } from './error-state.tsx'
import { tellOperator, tellUnreachable } from './unreachable.ts'

type FailedProps = {
  text: string
  /** For a list: the text is that of an empty one, after what happened (C30). */
  isList?: boolean
  /** Absent if a part of the page itself could not be loaded. */
  error?: Error & { status?: number | undefined; code?: string | undefined }
  retrying?: boolean
  onRetry: () => void
  /** Whether it replaces a whole page. */
  isPage?: boolean
}

/**
 * A failed load with a retry: one sentence that says why if the server could not be reached, else what is missing. Where the page
 * says why for all of its sections, a section only names what is missing.
 */
export function Failed({ text, isList = false, error, retrying = false, onRetry, isPage = false }: FailedProps) {
  const language = useLanguage()
  const t = useTexts(stateTexts)
  const missing = isList ? t.listFailed : text
  const isUnreachable = error?.code === 'network'
  const happened = isUnreachable ? tellUnreachable(language) : missing
  const isOutageTold = useStore($isOutageTold)
  return (
    <FocusAround>
      {isOutageTold && error && isUnanswered(error) && !isPage ? (
        <p className="r-missing">{missing}</p>
      ) : (
        <ErrorState
          cause={isList ? happened : undefined}
          text={isList ? text : happened}
          note={isUnreachable ? tellOperator(language) : undefined}
          isPage={isPage}
          retry={{ label: t.retry, onRetry, busy: retrying }}
        />
      )}
    </FocusAround>
  )
}
