import { preload, useLazy } from '#ui/hooks/use-lazy.ts'

const load = () => import('./inbox-tabs.tsx').then(({ InboxTabs }) => InboxTabs)

/** Loads the code before the page is shown. */
export const preloadInboxPage = (): Promise<void> => preload(load)

export function InboxPage() {
  const { part: Tabs } = useLazy(load, true)
  return Tabs ? <Tabs /> : null
}
