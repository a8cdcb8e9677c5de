import { atom } from 'nanostores'
import type { ReactNode } from 'react'

/** What stands over the page until the reader closes it; null: nothing. */
export const $notice = atom<ReactNode>(null)
