import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from '../../lib/use-store.ts'
import { pageNotifications } from '../../session/notifications.ts'
import { $session, readerOf } from '../../session/session.store.ts'
import { toolTexts as t } from '../../text/palette.ts'
import { areSingleKeysOn } from '../keyboard-help/single-keys.ts'
import { $tool, type Tool } from '../tool.store.ts'
import { isModalOpen, loadTool } from '../tools.ts'

const close = () => $tool.set(undefined)

/** What takes a character for its own: it is typed, or searches a list. */
const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=dialog]'

/** The question mark asks for help, unless it is typed, or the reader has turned it off (WCAG 2.1.4). */
function hearHelpKey(event: KeyboardEvent) {
  const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event
  if (key !== '?' || altKey || ctrlKey || metaKey || defaultPrevented || isModalOpen()) return
  const [target] = event.composedPath()
  if (target instanceof Element && target.closest(TYPING)) return
  if ($session.get().state === 'signed-in' && areSingleKeysOn()) $tool.set('keyboard-help')
}

/** What was called for, over the page: the palette, or the help on keys. What cannot be loaded is said, and closed again. */
export function Tools({ path }: { path: string }) {
  const tool = useStore($tool)
  const reader = readerOf(useStore($session))
  const [shown, setShown] = useState<{ tool: Tool; Part: ComponentType<{ onClose: () => void }> }>()
  useEffect(() => {
    window.addEventListener('keydown', hearHelpKey)
    return () => window.removeEventListener('keydown', hearHelpKey)
  }, [])
  useEffect(() => {
    if (!tool) return
    let isGone = false
    loadTool[tool]().then(
      (Part) => isGone || setShown({ tool, Part }),
      () => {
        if (isGone) return
        close()
        pageNotifications.show([t.failed], { variant: 'error', dismissible: true })
      },
    )
    return () => {
      isGone = true
    }
  }, [tool])
  // Another page, or another reader: what was called for belongs to the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is what counts
  useEffect(() => close, [path, reader])
  if (!shown || shown.tool !== tool || reader === undefined) return null
  return (
    <div className="r-root portal-tool">
      <shown.Part onClose={close} />
    </div>
  )
}
