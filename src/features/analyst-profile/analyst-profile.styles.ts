import contact from '../../toolkit/contact/contact.css?inline'
import avatar from '../../ui/avatar.css?inline'
import button from '../../ui/button.css?inline'
import dottedList from '../../ui/dotted-list.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import pageTitle from '../../ui/page-title.css?inline'
import skeleton from '../../ui/skeleton.css?inline'
import state from '../../ui/state.css?inline'
import analystProfile from './analyst-profile.css?inline'

export const analystProfileStyles = [
  avatar,
  button,
  dottedList,
  iconButton,
  pageTitle,
  skeleton,
  state,
  contact,
  analystProfile,
]
