import { deskContentTexts } from '#i18n/en/desk-content.ts'
import { isMac } from '#lib/dom/is-mac.ts'
import { fill } from '#lib/format/fill.ts'
import { boldIcon, italicIcon, linkIcon, listIcon } from '#ui/icons/icons-format.ts'
import type { ToolItem } from '#ui/toolbar/toolbar.tsx'
import { type BlockName, findStanding, setBlock } from './markup/blocks.ts'
import type { MarkedText } from './markup/elements.ts'
import { isMarked, toggleInline } from './markup/inline.ts'
import { toggleList } from './markup/list.ts'

type ToolOptions = {
  language: string
  isFooter: boolean
  run: (change: (text: MarkedText) => MarkedText) => void
  askForLink: () => void
}

/** The buttons over a text, in groups, with what holds at the caret. */
export function findTools(text: MarkedText, { language, isFooter, run, askForLink }: ToolOptions): ToolItem[][] {
  const t = deskContentTexts(language)
  const { block, isList, canBeTitle } = findStanding(text)
  const withKey = (name: string, key: string) => {
    const keys = isMac() ? `⌘${key}` : `${t.control}+${key}`
    return {
      label: name,
      hint: fill(t.withKeys, { name, keys }),
      shortcut: isMac() ? `Meta+${key}` : `Control+${key}`,
    }
  }
  const toBlock = (name: BlockName, label: string): ToolItem => {
    const onPress = () => run((given) => setBlock(given, name))
    return { id: name, label, isPressed: block === name, onPress }
  }
  const toInline = (name: 'strong' | 'em') => ({
    isPressed: isMarked(text, name),
    onPress: () => run((given) => toggleInline(given, name)),
  })
  const title: ToolItem = {
    ...toBlock('h2', t.textTitle),
    ...(!canBeTitle && block !== 'h2' && { isDisabled: true, hint: t.titleOnlyFirst }),
  }
  const headings = [title, toBlock('h3', t.heading), toBlock('h4', t.subheading)]
  return [
    [toBlock('p', t.paragraph), ...(isFooter ? [] : headings)],
    [
      { id: 'bold', icon: boldIcon, ...withKey(t.bold, 'B'), ...toInline('strong') },
      { id: 'italic', icon: italicIcon, ...withKey(t.italic, 'I'), ...toInline('em') },
    ],
    [
      { id: 'list', label: t.list, icon: listIcon, isPressed: isList, onPress: () => run(toggleList) },
      { id: 'link', icon: linkIcon, ...withKey(t.link, 'K'), opensDialog: true, onPress: askForLink },
    ],
  ]
}
