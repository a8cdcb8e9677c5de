import type { Operations } from './operation.ts'

const contact = {
  name: 'Flora Full',
  cris: [{ Region: 'Europe;Asia', Sector: 'Banks' }],
  external_reference: 'CL-1001',
}
const login = { token: 'eyJhbGciOi.…', refresh_token: 'kq3v…', username: 'reader@example.com', contact }

export const sessionOperations: Operations = {
  'POST /api/auth': {
    id: 'signIn',
    summary: 'Signs in by a password; 403 where it is wrong, 429 after too many attempts',
    tag: 'Session',
    body: { username: 'reader@example.com', password: 'Correct horse 1!' },
    answer: login,
  },
  'POST /api/passwordless_login': {
    id: 'signInByLink',
    summary: 'Signs in by the token of a link; 403 where it is spent or expired',
    tag: 'Session',
    body: { passwordless_token: '4f8Zk0…' },
    answer: login,
  },
  'POST /api/refresh_auth_token': {
    id: 'renewSession',
    summary: 'A new access token for a refresh token, which is spent by it; 401 where it is not good any more',
    tag: 'Session',
    body: { refresh_token: 'kq3v…' },
    answer: { token: 'eyJhbGciOi.…', refresh_token: 'w81x…', contact: { name: 'Flora Full' } },
  },
  'POST /api/sign_out': {
    id: 'signOut',
    summary: 'Ends the session of a refresh token and all its access tokens; the same answer where there is none',
    tag: 'Session',
    body: { refresh_token: 'kq3v…' },
  },
  'GET /api/current_user': {
    id: 'getCurrentUser',
    summary: 'Who is signed in',
    tag: 'Session',
    answer: { username: 'reader@example.com', external_reference: 'CL-1001', contact },
  },
  'POST /api/passwordless_login/check': {
    id: 'checkSignInLink',
    summary: 'Whose sign-in link it is, masked, without spending it; 403 where it is spent or expired',
    tag: 'Session',
    body: { passwordless_token: '4f8Zk0…' },
    answer: { username: 'r…@example.com', expires_at: '2026-11-05T14:30:00Z' },
  },
  'POST /api/request_password_reset': {
    id: 'requestPasswordReset',
    summary: 'Asks for a link to set a new password; the same answer whether or not there is such a user',
    tag: 'Passwords',
    body: { username: 'reader@example.com' },
  },
  'POST /api/request_passwordless_login': {
    id: 'requestSignInLink',
    summary: 'Asks for a link to sign in; the same answer whether or not there is such a user',
    tag: 'Passwords',
    body: { username: 'reader@example.com' },
  },
  'POST /api/reset_password': {
    id: 'resetPassword',
    summary: 'Sets a new password by the token of a link; 403 where that is spent or expired, 422 for unmet rules',
    tag: 'Passwords',
    body: { reset_token: '4f8Zk0…', new_password: 'Correct horse 2!' },
  },
  'POST /api/reset_password/check': {
    id: 'checkResetLink',
    summary: 'Whose reset link it is, masked, without spending it; 403 where it is spent or expired',
    tag: 'Passwords',
    body: { reset_token: '4f8Zk0…' },
    answer: { username: 'r…@example.com', expires_at: '2026-11-05T14:30:00Z' },
  },
  'POST /api/current_user/change_password': {
    id: 'changePassword',
    summary: 'Changes the password and ends every session; 422 where it is not taken',
    tag: 'Passwords',
    body: { old_password: 'Correct horse 1!', new_password: 'Correct horse 2!' },
  },
  'GET /api/current_user/get_cris': {
    id: 'listInterests',
    summary: 'The reader’s distribution preferences',
    tag: 'Preferences',
    answer: contact.cris,
  },
  'POST /api/current_user/update_cris': {
    id: 'updateInterests',
    summary: 'Replaces the distribution preferences, all of them; 422 where one may not be saved',
    tag: 'Preferences',
    body: { cri_json: '[{"Region":"Europe;Asia","Sector":"Banks"}]' },
    answer: { success: true },
  },
  'GET /api/get_preferences_table': {
    id: 'listEmailPreferences',
    summary: 'The switches of the email preferences, by region',
    tag: 'Preferences',
    answer: [{ region: 'Europe', Daily: { label: 'Europe Daily', active: true, permitted: true } }],
  },
  'POST /api/update_access_preferences': {
    id: 'updateEmailPreferences',
    summary: 'Says which switches are to be on; all others of those permitted go off',
    tag: 'Preferences',
    body: { preferences: ['Europe Daily'] },
    answer: { success: true },
  },
  'POST /api/capture_event': {
    id: 'captureEvent',
    summary: 'Records what the reader did; the id chains the next one to it',
    tag: 'Analytics',
    body: { url: '/library', event_type: 'Page Open', source_client_action: null, document_id: null },
    answer: { id: '0198d5c0-8f0e-7c7e-9a57-0f6f4f5d2f11' },
  },
}
