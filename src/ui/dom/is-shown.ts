import { createContext } from 'react'

/** Whether the content is visible. Content of a hidden panel stays mounted, but is not modal. */
export const IsShown = createContext(true)
