import { useStore } from '@nanostores/react'
import { inboxTexts } from '#i18n/en/inbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { TextButton } from '#ui/button/text-button.tsx'
import { useFocusBack } from '#ui/dom/keep-focus.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import type { InboxStore } from './inbox.store.ts'

type InboxToolsProps = { store: InboxStore; canMark: boolean }

/** All or unread items, and marking all as read, which can be taken back. */
export function InboxTools({ store, canMark }: InboxToolsProps) {
  const t = useTexts(inboxTexts)
  const filter = useStore(store.$filter)
  const undo = useStore(store.$undo)
  const isRefused = useStore(store.$isRefused)
  return (
    <div className="r-inbox__tools">
      <SegmentedControl
        label={t.show}
        options={{ all: t.all, unread: t.unread }}
        value={filter}
        onChange={store.choose}
      />
      <div className="r-inbox__marking">
        <div role="status">{undo && undo.length > 0 && <Undo count={undo.length} onUndo={store.undo} />}</div>
        <Button aria-disabled={!canMark} onClick={() => canMark && store.markAll()}>
          {t.markAll}
        </Button>
      </div>
      {isRefused && (
        <p className="r-inbox__refused" role="alert">
          {t.notSaved}
        </p>
      )}
    </div>
  )
}

function Undo({ count, onUndo }: { count: number; onUndo: () => void }) {
  const t = useTexts(inboxTexts)
  // The button goes with the press, so the focus returns to where it was.
  return (
    <span ref={useFocusBack()} className="r-inbox__undo">
      <span>{count === 1 ? t.markedOne : fill(t.markedMany, { count })}</span>
      <TextButton onClick={onUndo}>{t.undo}</TextButton>
    </span>
  )
}
