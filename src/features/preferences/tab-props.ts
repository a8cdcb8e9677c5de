/** The props of each tab. */
export type TabProps = {
  /** Called when the tab gets or loses unsaved changes. */
  onDirty: (dirty: boolean) => void
  /** Called with a running save: questions about unsaved changes wait for its end. */
  onSaving: (save: Promise<unknown>) => void
  /** Asks whether unsaved changes may be discarded (R371); true if there are none. */
  mayLeave: () => Promise<boolean>
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}
