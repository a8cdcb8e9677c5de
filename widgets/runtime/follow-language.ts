import { hostOf, languageOf } from '#i18n/language-of.ts'
import { isComing, languageTag, loadWords } from '#i18n/words.ts'

/** The callback of each element for changes of `lang` around it. */
const followers = new Map<Element, () => void>()
let observer: MutationObserver | undefined

function follower(element: Element, show: (tag: string) => void) {
  let wanted: string | undefined
  const look = () => {
    const tag = languageOf(element)
    if (tag === wanted) return
    wanted = tag
    if (!isComing(tag)) return show(tag)
    // Nothing is rendered until the texts are loaded, so that no other language appears first.
    void loadWords(tag).then((isHere) => {
      if (wanted === tag && followers.get(element) === look) show(isHere ? tag : languageTag())
    })
  }
  return look
}

/**
 * Calls back with the language of an element: now or when its texts are loaded, and after each change of `lang` around
 * it, until `forgetLanguage`. Call it again after a move.
 */
export function followLanguage(element: Element, show: (tag: string) => void): void {
  const look = followers.get(element) ?? follower(element, show)
  followers.set(element, look)
  observer ??= new MutationObserver(() => {
    for (const each of followers.values()) each()
  })
  for (let place: Element | undefined = element; place; ) {
    const root = place.getRootNode()
    observer.observe(root, { attributeFilter: ['lang'], subtree: true })
    place = hostOf(root)
  }
  look()
}

export function forgetLanguage(element: Element): void {
  followers.delete(element)
  // Observing a root must not keep it alive.
  if (followers.size === 0) observer?.disconnect()
}
