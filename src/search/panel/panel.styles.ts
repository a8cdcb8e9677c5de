import checkbox from '#ui/checkbox/checkbox.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import multiSelect from '#ui/multi-select/multi-select.css?inline'
import searchField from '#ui/search-field/search-field.css?inline'
import sheet from '#ui/sheet/sheet.css?inline'
import skeleton from '#ui/skeleton/skeleton.css?inline'
import state from '#ui/states/state.css?inline'
import overlayTokens from '#ui/tokens/tokens-overlay.css?inline'
import tooltip from '#ui/tooltip/tooltip.css?inline'
import panel from './panel.css?inline'

export const panelStyles = [
  overlayTokens,
  iconButton,
  checkbox,
  multiSelect,
  searchField,
  sheet,
  skeleton,
  state,
  tooltip,
  panel,
]
