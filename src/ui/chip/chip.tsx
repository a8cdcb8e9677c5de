import { registerStyles } from '../base/styles.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { closeIcon } from '../icons/icons.ts'
import { editIcon } from '../icons/icons-edit.ts'
import css from './chip.css?inline'

registerStyles('ui', css)

type ChipProps = {
  /** The text, possibly shortened. */
  label: string
  /** The full text, shown on hover and read by screen readers. */
  fullLabel?: string
  edit?: { label: string; onEdit: () => void }
  removeLabel: string
  onRemove: () => void
}

/** An active filter with buttons to edit (R185) and remove it (R186). */
export function Chip({ label, fullLabel = label, edit, removeLabel, onRemove }: ChipProps) {
  return (
    <span className="r-chip">
      <span className="r-chip__label" title={fullLabel}>
        <span aria-hidden="true">{label}</span>
        <span className="r-visually-hidden">{fullLabel}</span>
      </span>
      {edit && <IconButton icon={editIcon} label={edit.label} onClick={edit.onEdit} />}
      <IconButton icon={closeIcon} label={removeLabel} onClick={onRemove} />
    </span>
  )
}
