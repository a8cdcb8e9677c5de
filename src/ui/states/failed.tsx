import { useStore } from '@nanostores/react'
import { stateTexts } from '#i18n/en/states.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { $isOutageTold, isUnanswered } from '#session/recover-together.ts'
import { FocusAround } from '../dom/keep-focus.tsx'
import { ErrorState } from './error-state.tsx'
import { tellUnreachable } from './unreachable.ts'

type FailedProps = {
  text: string
  /** For a list: adds the text for lists (C30). */
  isList?: boolean
  /** Absent if a part of the page itself could not be loaded. */
  error?: Error & { status?: number | undefined; code?: string | undefined }
  retrying?: boolean
  onRetry: () => void
  /** Whether it replaces a whole page. */
  isPage?: boolean
}

/**
 * A failed load with a retry; also says if the server could not be reached. Where the page says that for all of its sections, a
 * section only names what is missing.
 */
export function Failed({ text, isList = false, error, retrying = false, onRetry, isPage = false }: FailedProps) {
  const language = useLanguage()
  const t = useTexts(stateTexts)
  const isOutageTold = useStore($isOutageTold)
  return (
    <FocusAround>
      {isOutageTold && error && isUnanswered(error) && !isPage ? (
        <p className="r-missing">{isList ? t.listFailed : text}</p>
      ) : (
        <ErrorState
          cause={isList ? t.listFailed : undefined}
          text={error?.code === 'network' ? `${text} ${tellUnreachable(language)}` : text}
          isPage={isPage}
          retry={{ label: t.retry, onRetry, busy: retrying }}
        />
      )}
    </FocusAround>
  )
}
