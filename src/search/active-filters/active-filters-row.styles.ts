import chip from '#ui/chip/chip.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import overlayTokens from '#ui/tokens/tokens-overlay.css?inline'
import tooltip from '#ui/tooltip/tooltip.css?inline'
import row from './active-filters-row.css?inline'

export const activeFiltersRowStyles = [overlayTokens, chip, iconButton, tooltip, row]
