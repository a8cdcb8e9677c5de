import { type ComponentType, useState } from 'react'

type LateDialog<Props extends { task: unknown }> = {
  /** What the dialog is about and its view; undefined: it is closed. */
  dialog: { task: Props['task']; View: ComponentType<Props> } | undefined
  /** Whether it could not be loaded. */
  isBroken: boolean
  open: (task: Props['task']) => Promise<void>
  close: () => void
}

/** A dialog that is loaded when it is opened, since few visits need it. */
export function useLateDialog<Props extends { task: unknown }>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: (failure: Error) => void,
): LateDialog<Props> {
  const [dialog, setDialog] = useState<LateDialog<Props>['dialog']>()
  const [isBroken, setBroken] = useState(false)
  const open = async (task: Props['task']) => {
    setBroken(false)
    try {
      const View = await load()
      setDialog({ task, View })
    } catch (reason) {
      setBroken(true)
      onFailure(reason as Error)
    }
  }
  return { dialog, isBroken, open, close: () => setDialog(undefined) }
}
