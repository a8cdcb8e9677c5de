import { type ReactNode, useContext, useId } from 'react'
import type { TagsByCategory } from '#contract/tag.ts'
import { permissionTexts } from '#i18n/en/permission.ts'
import { preferenceEditorTexts } from '#i18n/en/preference-editor.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { interestCategories } from '#lib/format/interest-records.ts'
import type { ResourceState } from '#session/resource.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Overlay } from '#ui/overlay/overlay.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { PreferenceSummary } from '../card/preference-summary.view.tsx'
import { type Category, isComplete, type Preference, requiredCategories } from '../preference.ts'
import { PreferenceContext } from '../preference-context.ts'
import { Refusal } from '../refusal.view.tsx'
import css from './editor.css?inline'
import type { Saving } from './editor.store.ts'
import { EditorGroup } from './editor-group.view.tsx'

registerStyles('features', css)

export type EditorViewProps = {
  mode: 'creating' | 'editing'
  /** The number of the preference, from 1. */
  number: number
  draft: Preference
  options: ResourceState<TagsByCategory>
  related: TagsByCategory
  saving: Saving
  /** The announcement for screen readers. */
  message: string
  preview: ReactNode
  onChoose: (category: Category, values: readonly string[]) => void
  onRemoved: (words: string) => void
  onRetry: () => void
  onSave: () => void
  onCancel: () => void
  /** Called by Escape and the close button. */
  onLeave: () => void
}

const isRequired = (category: Category) => requiredCategories.some((required) => required === category)

/** The editor of a preference: title, groups, preview, and the buttons, which stay visible below (R346–R353). */
export function EditorView(props: EditorViewProps) {
  const tPermission = useTexts(permissionTexts)
  const t = useTexts(preferenceEditorTexts)
  const { mode, number, draft, options, related, saving, message, preview, onChoose, onRemoved } = props
  const id = useId()
  const context = useContext(PreferenceContext)
  const isUsable = isComplete(draft)
  const isSaving = saving.state === 'saving'
  const group = (category: Category) => (
    <EditorGroup
      key={category}
      category={category}
      tags={options.state === 'ready' ? options.value[category] : undefined}
      related={related[category]}
      chosen={draft[category]}
      loading={options.state === 'loading'}
      frozen={isSaving}
      required={isRequired(category)}
      waitsFor={isUsable || isRequired(category) ? undefined : `${id}-first`}
      onChoose={onChoose}
      onRemoved={onRemoved}
    />
  )
  return (
    <Overlay
      title={fill(t[mode], { number })}
      closeLabel={t.close}
      onClose={props.onLeave}
      footer={<Foot {...props} hintId={`${id}-hint`} />}
    >
      <Announcer message={isSaving ? t.saving : message} />
      {options.state === 'failed' && (
        <div className="r-editor__failed">
          <Failed text={t.optionsFailed} error={options.error} retrying={options.retrying} onRetry={props.onRetry} />
        </div>
      )}
      <div className="r-editor">
        <div className="r-editor__groups" aria-busy={isSaving}>
          {requiredCategories.map(group)}
          <div className="r-editor__optional">
            <h3 className="r-editor__title">{t.optional}</h3>
            {!isUsable && (
              <p className="r-editor__hint" id={`${id}-first`}>
                {tPermission.selectFirst}
              </p>
            )}
          </div>
          {interestCategories.filter((category) => !isRequired(category)).map(group)}
        </div>
        <section className="r-editor__aside" aria-labelledby={`${id}-summary`}>
          <h3 className="r-editor__title" id={`${id}-summary`}>
            {t.summary}
          </h3>
          {isUsable && context && <PreferenceSummary preference={draft} context={context} />}
          {isUsable ? preview : <p className="r-editor__hint">{t.noSummary}</p>}
        </section>
      </div>
    </Overlay>
  )
}

/** The buttons, with the outcome of the last save, so that it is visible. */
function Foot({ draft, saving, hintId, onSave, onCancel }: EditorViewProps & { hintId: string }) {
  const t = useTexts(preferenceEditorTexts)
  const isSaving = saving.state === 'saving'
  const reason = isComplete(draft) ? undefined : hintId
  return (
    <div className="r-editor__foot">
      {saving.state === 'failed' && <Refusal messages={saving.messages} />}
      {saving.state === 'changed-elsewhere' && (
        <Notice>
          <p>{t.changedElsewhere}</p>
        </Notice>
      )}
      <div className="r-editor__actions">
        {reason && (
          <p className="r-editor__hint" id={reason}>
            {t.incomplete}
          </p>
        )}
        <Button aria-disabled={isSaving} onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button
          variant="primary"
          busy={isSaving}
          aria-disabled={reason !== undefined}
          aria-describedby={reason}
          onClick={onSave}
        >
          {t.save}
        </Button>
      </div>
    </div>
  )
}
