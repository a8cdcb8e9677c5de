import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useState } from 'react'
import { toolTexts as t } from '#i18n/en/palette.ts'
import { pageNotifications } from '#session/notifications.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import { followDisplay } from '../display/display.store.ts'
import { $tool, $toolItems, type Tool } from './tool.store.ts'
import { toolItems } from './tool-items.tsx'
import { hearToolKeys, loadTool } from './tools.ts'

const close = () => $tool.set(undefined)

/** What was called for, over the page: the palette, the display settings, or the help on keys. What cannot be loaded is said, and closed again. */
export function Tools({ path }: { path: string }) {
  const tool = useStore($tool)
  const reader = getSessionId(useStore($session))
  const [shown, setShown] = useState<{ tool: Tool; Part: ComponentType<{ onClose: () => void }> }>()
  useEffect(hearToolKeys, [])
  useEffect(followDisplay, [])
  // Which keys there are is each reader's own choice, made in one of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is what counts
  useEffect(() => $toolItems.set(toolItems()), [tool, reader])
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
