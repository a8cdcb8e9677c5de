import { atom } from 'nanostores'

/** The place of the morning, while the dashboard is shown. The dock fills it, because it loads after the page. */
export const $morningPlace = atom<Element | null>(null)
