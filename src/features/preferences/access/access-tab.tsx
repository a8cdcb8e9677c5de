import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { config } from '#config/config.ts'
import { toContact } from '#entities/profile/contact.ts'
import { permissionTexts } from '#i18n/en/permission.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import type { TabProps } from '../tab-props.ts'
import css from './access.css?inline'
import { createAccess } from './access.store.ts'
import { AccessView } from './access.view.tsx'
import { changesTo } from './access-options.ts'

registerStyles('features', css)

/**
 * The email preferences by region (R364–R376). Nothing in the tab discards changes, so only leaving asks for
 * confirmation.
 */
export function AccessTab({ onDirty, onSaving, onFailure }: TabProps) {
  const t = useTexts(permissionTexts)
  const store = useMemo(() => createAccess({ onFailure }), [onFailure])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const edit = useStore(store.$edit)
  const unsaved = changesTo(edit.rows, edit.staged).size
  const isDirty = unsaved > 0
  useLayoutEffect(() => {
    if (!isDirty) return
    onDirty(true)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  const { email } = toContact({ email: config().mail.clientServices })
  return (
    <div tabIndex={-1} className="r-access">
      <AccessView
        state={state}
        edit={edit}
        unsaved={unsaved}
        mail={email && { label: t.clientServices, href: email.href }}
        onSet={store.set}
        onRemoveAll={store.removeAll}
        onUndo={store.undo}
        onSave={() => onSaving(store.save())}
        onDismiss={store.dismiss}
        onRetry={store.retry}
      />
    </div>
  )
}
