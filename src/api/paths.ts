import { config } from '../config/config.ts'

/** Every call of the API, by the name the contract gives it. */
export type CallName =
  | 'auth'
  | 'refresh_auth_token'
  | 'request_passwordless_login'
  | 'passwordless_login'
  | 'request_password_reset'
  | 'reset_password'
  | 'get_home_page_slots'
  | 'footer_content'
  | 'current_user'
  | 'current_user/change_password'
  | 'capture_event'
  | 'file_token'
  | 'all_documents'
  | 'research_documents'
  | 'flashmail_documents'
  | 'commentary_documents'
  | 'analytics_documents'
  | 'valuation_documents'
  | 'primers_documents'
  | 'eps_documents'
  | 'analytics_archive_documents'
  | 'semantic_documents'
  | 'suggested_content'
  | 'web_document_by_id'
  | 'web_document_by_ref'
  | 'web_document_preview'
  | 'web_documents_by_tag'
  | 'tags/{id}'
  | 'tags/related_companies_by_id'
  | 'companies_with_permissions'
  | 'roadshows'
  | 'roadshows/upcoming'
  | 'roadshows/recent'
  | 'roadshows/suggested'
  | 'roadshows/upcoming_by_tag'
  | 'roadshows/roadshow_by_id'
  | 'roadshows/{id}/register'
  | 'tags/by_external_id'
  | 'files/datasets'
  | 'typeahead_suggestions'
  | 'quick_select_tag'
  | 'tags/by_category'
  | 'tags/related_to_selected'
  | 'by_category_with_permissions'
  | 'related_children_by_category'
  | 'get_tags_from_cri_json'
  | 'current_user/get_cris'
  | 'current_user/update_cris'
  | 'get_preferences_table'
  | 'update_access_preferences'

/**
 * The path of a call below the API's address: its name, or what the deployment calls it in `config.paths` (R136, C43), with
 * `{id}` filled in and encoded, and no slash at its start.
 */
export const pathOf = (call: CallName, values: Readonly<Record<string, string>> = {}): string =>
  (config().paths[call] ?? call)
    .replace(/^\/+/, '')
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
