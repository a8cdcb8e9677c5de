import button from '#ui/button/button.css?inline'
import dialog from '#ui/dialog/dialog.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import pageTitle from '#ui/page-title/page-title.css?inline'
import skeleton from '#ui/skeleton/skeleton.css?inline'
import state from '#ui/states/state.css?inline'
import tabs from '#ui/tabs/tabs.css?inline'
import fadingRow from '#ui/text/fading-row.css?inline'
import underlined from '#ui/text/underlined.css?inline'
import overlayTokens from '#ui/tokens/tokens-overlay.css?inline'
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
