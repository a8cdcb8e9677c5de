import { texts } from '../texts.ts'

/** Said once for all sections of a page that the server could not answer. */
export const outageTexts = texts('outage', { unanswered: 'Parts of this page could not be loaded.' })
