/** What the portal keeps in the browser, by key. */
export const KEPT_LANGUAGE = 'research-portal:language'
export const KEPT_DISPLAY = 'research-portal:display'

/** Seconds after which a link may have expired, so that a press renews the page instead. */
const FRESH = 570

/**
 * What the page runs beside the portal. It follows the language and the display settings that the portal has stored, and
 * takes the token out of the address: the path is the portal's, which leads back here with a new token after a reload.
 */
export const pageScript = `
const root = document.documentElement
const opened = Date.now()
const read = (key) => { try { return localStorage.getItem(key) || '' } catch { return '' } }
const language = read('${KEPT_LANGUAGE}')
const isOther = /^(de|en)$/.test(language) && language !== root.lang
const address = new URL(location.href)
if (isOther && !address.searchParams.has('language')) {
  root.hidden = true
  address.searchParams.set('language', language)
  location.replace(address)
} else {
  history.replaceState(null, '', '/datasets_redirect' + location.hash)
  const [density, colours] = read('${KEPT_DISPLAY}').split(' ')
  root.dataset.density = density
  root.style.colorScheme = colours || ''
}
document.addEventListener('DOMContentLoaded', () => {
  for (const other of document.querySelectorAll('.language')) {
    other.hidden = false
    other.addEventListener('click', () => {
      try { localStorage.setItem('${KEPT_LANGUAGE}', other.lang) } catch { return }
      location.reload()
    })
  }
  document.querySelector('.search kbd').hidden = false
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    document.querySelector('.search').click()
  })
  document.querySelector('tbody').addEventListener('click', (event) => {
    if (Date.now() - opened < ${FRESH}e3 || !event.target.closest('.files a')) return
    event.preventDefault()
    location.reload()
  })
})
`
