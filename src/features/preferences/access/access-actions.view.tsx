import { useId } from 'react'
import { accessTexts } from '#i18n/en/access-preferences.ts'
import { permissionTexts } from '#i18n/en/permission.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { Button } from '#ui/button/button.tsx'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { FocusAround, FocusBack } from '#ui/dom/keep-focus.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { closeIcon } from '#ui/icons/icons.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { AccessSave } from './access.store.ts'

type AccessActionsProps = {
  save: AccessSave
  /** The number of unsaved switches. */
  unsaved: number
  isAnyOn: boolean
  onRemoveAll: () => void
  onUndo: () => void
  onSave: () => void
  onDismiss: () => void
}

/** The buttons below the switches, and the outcome of a save; they stay visible (R368, R375, R376). */
export function AccessActions({ save, unsaved, isAnyOn, onRemoveAll, onUndo, onSave, onDismiss }: AccessActionsProps) {
  const language = useLanguage()
  const t = useTexts(accessTexts)
  const id = useId()
  const isSaved = save.state === 'saved'
  const count = formatCount(unsaved, language)
  const failures = getFailures(save, language)
  return (
    <>
      <div className="r-access__actions">
        {isSaved && (
          <FocusBack className="r-access__outcome">
            <div className="r-access__saved">
              <p className="r-access__saved-text">{t.saved}</p>
              <IconButton icon={closeIcon} label={t.dismiss} onClick={onDismiss} />
            </div>
          </FocusBack>
        )}
        {failures.length > 0 && (
          <FocusBack className="r-access__outcome">
            <Notice dismiss={{ label: t.dismiss, onDismiss }}>
              {failures.map((message) => (
                <p key={message}>{message}</p>
              ))}
            </Notice>
          </FocusBack>
        )}
        <div className="r-access__count">
          <span id={id}>
            <bdi>{count}</bdi>
          </span>
          {unsaved > 0 && (
            <FocusAround>
              <button type="button" className="r-access__undo" onClick={onUndo}>
                {t.undo}
              </button>
            </FocusAround>
          )}
        </div>
        <DangerButton aria-disabled={!isAnyOn} onClick={onRemoveAll}>
          {t.removeAll}
        </DangerButton>
        <Button
          variant="primary"
          busy={save.state === 'saving'}
          aria-disabled={unsaved === 0}
          aria-describedby={id}
          onClick={onSave}
        >
          {t.save}
        </Button>
      </div>
      {/* Outside the row, which it would overflow. */}
      <Announcer message={isSaved ? t.saved : unsaved > 0 ? count : ''} />
    </>
  )
}

function getFailures(save: AccessSave, language: string): readonly string[] {
  const t = accessTexts(language)
  const tPermission = permissionTexts(language)
  if (save.state === 'withdrawn') return [tPermission.outside]
  if (save.state !== 'failed') return []
  return save.messages.length > 0 ? save.messages : [t.failed]
}

function formatCount(unsaved: number, language: string): string {
  const t = accessTexts(language)
  if (unsaved === 0) return t.unchanged
  return unsaved === 1 ? t.oneUnsaved : fill(t.manyUnsaved, { count: unsaved })
}
