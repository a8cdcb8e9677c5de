import button from '../../ui/button.css?inline'
import dialog from '../../ui/dialog.css?inline'
import fadingRow from '../../ui/fading-row.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import pageTitle from '../../ui/page-title.css?inline'
import skeleton from '../../ui/skeleton.css?inline'
import state from '../../ui/state.css?inline'
import tabs from '../../ui/tabs.css?inline'
import overlayTokens from '../../ui/tokens-overlay.css?inline'
import underlined from '../../ui/underlined.css?inline'
import preferences from './preferences.css?inline'

export const preferencesStyles = [
  overlayTokens,
  button,
  dialog,
  fadingRow,
  iconButton,
  pageTitle,
  skeleton,
  state,
  underlined,
  tabs,
  preferences,
]
