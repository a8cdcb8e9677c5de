import { accessTexts } from '#i18n/en/access-preferences.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { ResourceState } from '#session/resource.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import type { AccessEdit } from './access.store.ts'
import { AccessActions } from './access-actions.view.tsx'
import { activeLabels, withChanges } from './access-options.ts'
import { AccessSkeleton, AccessTable, type Mail } from './access-table.view.tsx'

type AccessViewProps = {
  state: ResourceState<unknown>
  edit: AccessEdit
  /** The number of unsaved switches. */
  unsaved: number
  /** The contact of client services, if known. */
  mail: Mail | undefined
  onSet: (label: string, active: boolean) => void
  onRemoveAll: () => void
  onUndo: () => void
  onSave: () => void
  onDismiss: () => void
  onRetry: () => void
}

/** The email preferences in each of their states. Visitors never get here. */
export function AccessView({ state, edit, unsaved, mail, onRetry, ...actions }: AccessViewProps) {
  const t = useTexts(accessTexts)
  if (state.state === 'signed-out') return null
  if (state.state === 'loading') return <AccessSkeleton />
  if (state.state === 'failed')
    return <Failed text={t.notLoaded} error={state.error} retrying={state.retrying} onRetry={onRetry} />
  if (edit.rows.length === 0)
    return <EmptyState text={t.none} action={mail && <ButtonLink href={mail.href}>{mail.label}</ButtonLink>} />
  const rows = withChanges(edit.rows, edit.staged)
  return (
    <>
      <AccessTable rows={rows} mail={mail} onSet={actions.onSet} />
      <AccessActions
        save={edit.save}
        unsaved={unsaved}
        isAnyOn={activeLabels(rows).length > 0}
        onRemoveAll={actions.onRemoveAll}
        onUndo={actions.onUndo}
        onSave={actions.onSave}
        onDismiss={actions.onDismiss}
      />
    </>
  )
}
