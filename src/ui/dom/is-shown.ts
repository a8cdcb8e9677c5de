import { createContext } from 'react'

/** Whether the reader sees what is drawn here: what stands in a hidden panel is kept as it is, and is not modal. */
export const IsShown = createContext(true)
