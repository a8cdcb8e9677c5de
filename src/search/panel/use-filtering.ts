import { useCallback, useId, useState } from 'react'
import { useLazy } from '#ui/hooks/use-lazy.ts'

const loadPanel = () => import('./panel.tsx').then(({ Panel }) => Panel)

/** What the button and the panel of one list share. The panel itself is loaded when it is first wanted. */
export type Filtering = ReturnType<typeof useFiltering>

export function useFiltering() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { part, failed, want } = useLazy(loadPanel)
  const show = (shown: boolean) => {
    if (shown || failed) want()
    // A press on what could not be loaded is another try.
    setOpen(shown || failed)
  }
  const close = useCallback(() => setOpen(false), [])
  return { open, show, close, Panel: part, failed, want, buttonId: `${id}-button`, panelId: `${id}-panel` }
}
