import tile from '#entities/document/tile.css?inline'
import contact from '#entities/profile/contact.css?inline'
import avatar from '#ui/avatar/avatar.css?inline'
import button from '#ui/button/button.css?inline'
import dottedList from '#ui/dotted-list/dotted-list.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import pageTitle from '#ui/page-title/page-title.css?inline'
import state from '#ui/states/state.css?inline'
import { tableStyles } from '#ui/table/table.styles.ts'
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
