import '#widgets/inbox/index.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { inboxTexts, readingListTexts } from '#i18n/en/inbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { pageTab } from '#search/state/tab-state.ts'
import { Tabs } from '#ui/tabs/tabs.tsx'

/** The research that reached the user, and what the user keeps to read later; the hash of the address says which. */
export function InboxTabs() {
  const t = useTexts(inboxTexts)
  const tList = useTexts(readingListTexts)
  const tab = useMemo(pageTab, [])
  useEffect(() => tab.follow(), [tab])
  return (
    <Tabs
      label={t.title}
      selected={useStore(tab.$tab)}
      onSelect={tab.select}
      tabs={[
        { id: 'inbox', label: t.title, panel: () => <research-inbox hide-heading page-size={20} /> },
        {
          id: 'read-later',
          label: tList.title,
          panel: () => <research-inbox view="reading-list" hide-heading page-size={20} />,
        },
      ]}
    />
  )
}
