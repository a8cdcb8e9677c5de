import { profileTexts } from '#i18n/en/profiles.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'

type ProfileFailureProps = {
  /** The text if trying again may help. */
  text: string
  error: Error & { status?: number; code?: string }
  retrying: boolean
  onRetry: () => void
}

/** Why a profile cannot be shown, with a retry only if that can help (R298, R306). */
export function ProfileFailure({ error, ...failed }: ProfileFailureProps) {
  const t = useTexts(profileTexts)
  const final: Record<number, string> = { 401: t.notIncluded, 403: t.inactive, 404: t.notFound }
  const words = final[error.status ?? 0]
  return words === undefined ? <Failed error={error} {...failed} isPage /> : <EmptyState text={words} isPage />
}
