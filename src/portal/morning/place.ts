import { atom } from 'nanostores'

/** Where the dashboard has room for the morning, while it is shown. The dock fills it, because it loads after the page. */
export const $morningPlace = atom<Element | null>(null)
