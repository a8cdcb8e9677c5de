import badge from '#ui/badge/badge.css?inline'
import button from '#ui/button/button.css?inline'
import checkbox from '#ui/checkbox/checkbox.css?inline'
import chip from '#ui/chip/chip.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import link from '#ui/link/link.css?inline'
import multiSelect from '#ui/multi-select/multi-select.css?inline'
import notice from '#ui/notice/notice.css?inline'
import overlay from '#ui/overlay/overlay.css?inline'
import searchField from '#ui/search-field/search-field.css?inline'
import skeleton from '#ui/skeleton/skeleton.css?inline'
import state from '#ui/states/state.css?inline'
import overlayTokens from '#ui/tokens/tokens-overlay.css?inline'
import tooltip from '#ui/tooltip/tooltip.css?inline'
import summary from '../card/preference-summary.css?inline'
import editor from './editor.css?inline'

export const editorStyles = [
  overlayTokens,
  badge,
  button,
  chip,
  iconButton,
  link,
  checkbox,
  multiSelect,
  notice,
  searchField,
  skeleton,
  state,
  tooltip,
  overlay,
  summary,
  editor,
]
