import { IconButton } from '../icon-button/icon-button.tsx'
import { closeIcon } from '../icons/icons.ts'
import { editIcon } from '../icons/icons-late.ts'

type ChipProps = {
  /** What is applied, perhaps cut short. */
  label: string
  /** The same uncut: shown on hover and read aloud. */
  fullLabel?: string
  edit?: { label: string; onEdit: () => void }
  removeLabel: string
  onRemove: () => void
}

/** Something that narrows the list, with a way to change it (R185) and to take it away (R186). */
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
