import { readCookie } from './read-cookie.ts'

export const REMEMBER_ME = 'rememberMe'

/** Whether the user chose to be remembered. A file of its own, since a sign-in form reads it and only a sign-in writes. */
export const isRemembered = (): boolean => readCookie(REMEMBER_ME) === true
