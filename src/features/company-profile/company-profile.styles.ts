import contact from '../../toolkit/contact/contact.css?inline'
import avatar from '../../ui/avatar.css?inline'
import button from '../../ui/button.css?inline'
import documentType from '../../ui/document-type.css?inline'
import dottedList from '../../ui/dotted-list.css?inline'
import fadingRow from '../../ui/fading-row.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import link from '../../ui/link.css?inline'
import notice from '../../ui/notice.css?inline'
import pageTitle from '../../ui/page-title.css?inline'
import state from '../../ui/state.css?inline'
import { tableStyles } from '../../ui/table.styles.ts'
import tabs from '../../ui/tabs.css?inline'
import documentTypeTokens from '../../ui/tokens-document-type.css?inline'
import overlayTokens from '../../ui/tokens-overlay.css?inline'
import underlined from '../../ui/underlined.css?inline'
import analysts from './analysts.css?inline'
import company from './company-profile.css?inline'
import figuresTable from './figures-table.css?inline'
import header from './header.css?inline'
import companyTabs from './tabs.css?inline'

export const companyProfileStyles = [
  documentTypeTokens,
  overlayTokens,
  avatar,
  button,
  contact,
  documentType,
  dottedList,
  iconButton,
  link,
  notice,
  pageTitle,
  state,
  ...tableStyles(735),
  fadingRow,
  underlined,
  tabs,
  company,
  header,
  analysts,
  figuresTable,
  companyTabs,
]
