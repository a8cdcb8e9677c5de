import contact from '../../toolkit/contact/contact.css?inline'
import tile from '../../toolkit/tile/tile.css?inline'
import avatar from '../../ui/avatar.css?inline'
import button from '../../ui/button.css?inline'
import dottedList from '../../ui/dotted-list.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import pageTitle from '../../ui/page-title.css?inline'
import state from '../../ui/state.css?inline'
import { tableStyles } from '../../ui/table.styles.ts'
import analystProfile from './analyst-profile.css?inline'

export const analystProfileStyles = [
  ...tableStyles(880),
  avatar,
  button,
  dottedList,
  iconButton,
  pageTitle,
  state,
  contact,
  tile,
  analystProfile,
]
