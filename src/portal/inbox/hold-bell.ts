import { $bell } from '../shell/tool.store.ts'

/** Loads the bell for the bar, after what a page shows first. Without it the page works as before. */
export function holdBell(): void {
  import('./bell.tsx').then(
    ({ Bell }) => $bell.set(Bell),
    () => {},
  )
}
