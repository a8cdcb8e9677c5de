import { config } from '../config/config.ts'

/** Every call of the API, by name. A deployment whose paths differ overrides them in `config.paths` (R136, C43). */
const paths = {
  auth: 'auth',
  refresh_auth_token: 'refresh_auth_token',
  request_passwordless_login: 'request_passwordless_login',
  passwordless_login: 'passwordless_login',
  request_password_reset: 'request_password_reset',
  reset_password: 'reset_password',
  get_home_page_slots: 'get_home_page_slots',
  footer_content: 'footer_content',
  current_user: 'current_user',
  change_password: 'current_user/change_password',
  capture_event: 'capture_event',
  all_documents: 'all_documents',
  research_documents: 'research_documents',
  flashmail_documents: 'flashmail_documents',
  commentary_documents: 'commentary_documents',
  analytics_documents: 'analytics_documents',
  valuation_documents: 'valuation_documents',
  primers_documents: 'primers_documents',
  eps_documents: 'eps_documents',
  analytics_archive_documents: 'analytics_archive_documents',
  web_document_by_id: 'web_document_by_id',
  web_document_by_ref: 'web_document_by_ref',
  web_document_preview: 'web_document_preview',
  tag: 'tags/{id}',
} as const

export type CallName = keyof typeof paths

/** The path of a call below the API's address: `{id}` filled in and encoded, no slash at its start. */
export function pathOf(call: CallName, values: Readonly<Record<string, string>> = {}): string {
  const path = config().paths[call] ?? paths[call]
  return path.replace(/^\/+/, '').replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
