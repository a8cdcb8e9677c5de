import { createRoot } from 'react-dom/client'
import { $idleWarning, watchIdle } from '#features/idle/idle.store.ts'
import { IdleWarning } from '#features/idle/idle-warning.tsx'
import { LanguageContext } from '#i18n/use-texts.ts'
import { wordsTag } from '#i18n/words.ts'
import { shared } from '#lib/dom/runtime.ts'
import { adoptStyles } from '#ui/base/styles.ts'
import { followLanguage, forgetLanguage } from './follow-language.ts'

const watch = shared('idle', () => ({ isOn: false }))

/**
 * Watches for as long as the page lives, for all its elements and copies of the script. Shows the warning above the page while there
 * is one, in a place of its own: the elements may come and go.
 */
export function warnOfIdle(): void {
  if (watch.isOn) return
  watch.isOn = true
  watchIdle()
  const place = document.createElement('div')
  const root = place.attachShadow({ mode: 'open' })
  adoptStyles(root)
  const view = createRoot(root)
  let language: string | undefined
  const show = () => {
    const seconds = $idleWarning.get()
    view.render(
      language !== undefined && seconds !== undefined && (
        <LanguageContext.Provider value={language}>
          <section className="r-root" lang={wordsTag(language)}>
            <IdleWarning seconds={seconds} />
          </section>
        </LanguageContext.Provider>
      ),
    )
  }
  $idleWarning.listen((seconds) => {
    if (seconds === undefined) {
      forgetLanguage(place)
      place.remove()
      language = undefined
    } else if (!place.isConnected) {
      document.body.append(place)
      followLanguage(place, (tag) => {
        language = tag
        show()
      })
    }
    show()
  })
}
