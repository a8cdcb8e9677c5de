import button from '#ui/button/button.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import link from '#ui/link/link.css?inline'
import lockedOption from '#ui/multi-select/locked-option.css?inline'
import notice from '#ui/notice/notice.css?inline'
import skeleton from '#ui/skeleton/skeleton.css?inline'
import state from '#ui/states/state.css?inline'
import switchSheet from '#ui/switch/switch.css?inline'
import tooltip from '#ui/tooltip/tooltip.css?inline'
import access from './access.css?inline'

export const accessStyles = [
  button,
  iconButton,
  link,
  notice,
  skeleton,
  state,
  switchSheet,
  tooltip,
  lockedOption,
  access,
]
