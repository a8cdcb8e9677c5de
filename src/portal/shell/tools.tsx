import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useState } from 'react'
import { toolTexts } from '#i18n/en/palette.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { pageNotifications } from '#session/notifications.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import { followDisplay } from '../display/display.store.ts'
import { followLanguage } from '../language/choose-language.ts'
import { $languageItems, $tool, $toolItems, type Tool } from './tool.store.ts'
import { languageItems, toolItems } from './tool-items.tsx'
import { listenForShortcuts, loadTool } from './tools.ts'

const close = () => $tool.set(undefined)

/**
 * The open tool above the page: palette, display settings or keyboard help. If it cannot be loaded, a notification says
 * so.
 */
export function Tools({ path }: { path: string }) {
  const language = useLanguage()
  const t = useTexts(toolTexts)
  const tool = useStore($tool)
  const sessionId = getSessionId(useStore($session))
  const [shown, setShown] = useState<{ tool: Tool; Part: ComponentType<{ onClose: () => void }> }>()
  useEffect(listenForShortcuts, [])
  useEffect(followDisplay, [])
  useEffect(followLanguage, [])
  useEffect(() => $languageItems.set(languageItems(language)), [language])
  // The entries depend on the user's setting for shortcuts, which a tool can change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change
  useEffect(() => $toolItems.set(toolItems(language)), [tool, sessionId, language])
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
  }, [tool, t.failed])
  // The tool belongs to the previous page and user, so it closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change
  useEffect(() => close, [path, sessionId])
  if (!shown || shown.tool !== tool || sessionId === undefined) return null
  return (
    <div className="r-root portal-tool">
      <shown.Part onClose={close} />
    </div>
  )
}
