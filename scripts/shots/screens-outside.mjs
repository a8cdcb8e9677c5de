// @ts-check
import { holding } from './states.mjs'

/** @typedef {import('./screens.mjs').Screen} Screen */

/** The pages that embed elements. @type {readonly Screen[]} */
export const hosts = [
  { name: 'Marketing site', path: '/', site: 'marketing' },
  { name: 'Marketing site: signed in', path: '/', site: 'marketing', account: 'full' },
  { name: 'Marketing site: loading', path: '/', site: 'marketing', before: holding, isBusy: true },
  { name: 'Intranet', path: '/', site: 'intranet' },
  { name: 'Intranet: signed in', path: '/', site: 'intranet', account: 'full' },
]

const elements = [
  ...['sign-in', 'feed', 'document', 'companies', 'company-profile', 'analyst-profile', 'events', 'event-cards'],
  ...['preferences', 'replay', 'landing', 'reset-password', 'change-password', 'suggestion', 'account', 'notices'],
]

/** The documentation of the elements, with its preview of each. @type {readonly Screen[]} */
export const documentation = [
  ...['', 'install', 'frameworks', 'theming', 'doctor'].map((page) => ({
    name: `Documentation: ${page || 'overview'}`,
    path: `/widgets/${page}`,
    account: /** @type {const} */ ('full'),
  })),
  ...elements.map((name) => ({
    name: `Documentation: ${name}`,
    path: `/widgets/elements/${name}`,
    account: /** @type {const} */ ('full'),
  })),
  {
    name: 'Preview: events in pseudo language',
    path: '/widgets/preview?element=research-events&lang=pseudo&dir=rtl',
    account: 'full',
    isPart: true,
  },
  {
    name: 'Preview: feed on a hostile page',
    path: '/widgets/preview?element=research-feed&host=hostile',
    account: 'full',
    isPart: true,
  },
]
