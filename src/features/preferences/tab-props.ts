/** What either tab is given. */
export type TabProps = {
  /** Whether the tab holds changes that are not saved; told at every change of it. */
  onDirty: (dirty: boolean) => void
  /** A save that is under way: nobody is asked about unsaved changes before its end. */
  onSaving: (save: Promise<unknown>) => void
  /** Asks whether unsaved changes may go (R371); true at once where there are none. */
  mayLeave: () => Promise<boolean>
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}
