import { hostOf, languageOf } from '#i18n/language-of.ts'
import { isComing, languageTag, loadWords } from '#i18n/words.ts'

/** What each element does when a `lang` around it may have changed. */
const followers = new Map<Element, () => void>()
let observer: MutationObserver | undefined

function follower(element: Element, show: (tag: string) => void) {
  let wanted: string | undefined
  const look = () => {
    const tag = languageOf(element)
    if (tag === wanted) return
    wanted = tag
    if (!isComing(tag)) return show(tag)
    // Nothing is drawn until the words are here, so that no other language is seen first.
    void loadWords(tag).then((isHere) => {
      if (wanted === tag && followers.get(element) === look) show(isHere ? tag : languageTag())
    })
  }
  return look
}

/**
 * Tells an element on the page its language: now, or when its words are here, and with every change of a `lang` around it,
 * until `forgetLanguage`. Where it stands elsewhere now, it is called again.
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
  // A root does not live on because it is observed.
  if (followers.size === 0) observer?.disconnect()
}
