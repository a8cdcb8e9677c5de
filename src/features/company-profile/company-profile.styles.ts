import contact from '#entities/profile/contact.css?inline'
import avatar from '#ui/avatar/avatar.css?inline'
import button from '#ui/button/button.css?inline'
import documentType from '#ui/document-type/document-type.css?inline'
import dottedList from '#ui/dotted-list/dotted-list.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import link from '#ui/link/link.css?inline'
import notice from '#ui/notice/notice.css?inline'
import pageTitle from '#ui/page-title/page-title.css?inline'
import state from '#ui/states/state.css?inline'
import { tableStyles } from '#ui/table/table.styles.ts'
import tabs from '#ui/tabs/tabs.css?inline'
import fadingRow from '#ui/text/fading-row.css?inline'
import underlined from '#ui/text/underlined.css?inline'
import documentTypeTokens from '#ui/tokens/tokens-document-type.css?inline'
import overlayTokens from '#ui/tokens/tokens-overlay.css?inline'
import analysts from './analysts.css?inline'
import company from './company-profile.css?inline'
import figuresTable from './financials/figures-table.css?inline'
import header from './header.css?inline'
import locked from './locked.css?inline'
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
  locked,
  analysts,
  figuresTable,
  companyTabs,
]
