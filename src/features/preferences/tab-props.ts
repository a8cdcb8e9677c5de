/** What either tab is given. */
export type TabProps = {
  /** Whether the tab holds changes that are not saved; told at every change of it. */
  onDirty: (dirty: boolean) => void
  /** Asks whether unsaved changes may go (R371); true at once where there are none. */
  mayLeave: () => Promise<boolean>
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}
