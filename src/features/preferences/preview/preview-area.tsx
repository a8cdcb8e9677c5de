import { useLazy } from '#ui/hooks/use-lazy.ts'
import { usePartFailure } from '#ui/states/use-part-failure.ts'
import type { PreferencePreviewProps } from './preview.tsx'

const load = () => import('./preview.tsx').then(({ PreferencePreview }) => PreferencePreview)

/** The place of the preview, which only opened cards and the editor show. */
export function PreviewArea(props: PreferencePreviewProps) {
  const { part: Preview, failed } = useLazy(load, true)
  usePartFailure(failed, props.onFailure)
  return Preview && <Preview {...props} />
}
