import { locale } from '#config/locale.ts'
import { useLanguage } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import css from '#ui/chip/chip.css?inline'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { closeIcon } from '#ui/icons/icons.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'

registerStyles('ui', css)

type ManyChipProps = { label: string; values: readonly string[]; removeLabel: string; onRemove: () => void }

/**
 * The number of values of a category (R210). The values are listed on hover, on touch, and when its button has the
 * focus.
 */
export function ManyChip({ label, values, removeLabel, onRemove }: ManyChipProps) {
  const language = useLanguage()
  const list = new Intl.ListFormat(locale(language), { type: 'unit', style: 'short' }).format(values)
  return (
    <Tooltip text={list}>
      {(describedBy) => (
        <span className="r-chip">
          <span className="r-chip__label">{label}</span>
          <IconButton
            icon={closeIcon}
            label={removeLabel}
            title={undefined}
            aria-describedby={describedBy}
            onClick={onRemove}
          />
        </span>
      )}
    </Tooltip>
  )
}
