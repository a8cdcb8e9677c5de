import { widgets } from '#widgets/all-specs.ts'
import { eventDocs } from '#widgets/runtime/widget-docs.ts'
import { commonAttributes } from '#widgets/runtime/widget-spec.ts'
import { type FromPreview, messageOf, type ToPreview } from '../lib/frame-messages.ts'
import { loadElements } from '../lib/loader.ts'
import { accepts, readQuery, type Surroundings, type Values } from '../lib/state.ts'
import hostile from './hostile.css?url'
import { startSession } from './session.ts'

const query = new URLSearchParams(location.search)
const tag = query.get('element') ?? ''
const spec = widgets.find(({ spec }) => spec.tag === tag)?.spec
const attributes = Object.entries({ ...spec?.attributes, ...commonAttributes }).map(([name, spec]) => ({ name, spec }))
const stage = document.querySelector('#stage') as HTMLElement
const framed = window.parent !== window

function tell(message: FromPreview) {
  if (framed) window.parent.postMessage(message, location.origin)
}

function say(text: string) {
  const line = document.createElement('p')
  line.role = 'alert'
  line.textContent = text
  stage.append(line)
}

async function surround({ lang, dir, scheme, host }: Surroundings) {
  const page = document.documentElement
  page.lang = lang === 'pseudo' ? 'ar-XB' : lang
  page.dir = dir
  if (scheme !== 'auto') page.style.colorScheme = scheme
  if (host === 'hostile') {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = hostile
    document.head.append(sheet)
  }
  if (host === 'broken') {
    const { showDoctor } = await import('./doctor.ts')
    await showDoctor(stage)
  }
  if (lang === 'pseudo') {
    const [{ configure }, { pseudoMessages }] = await Promise.all([loadElements(), import('./pseudo.ts')])
    configure({ messages: pseudoMessages() })
  }
}

/** Those that are set, and no others; what an attribute cannot have is left out. */
function setAttributes(element: HTMLElement, values: Values) {
  for (const { name, spec } of attributes) {
    const text = values[name]
    if (text === undefined || !accepts(spec, text)) element.removeAttribute(name)
    else if (element.getAttribute(name) !== text) element.setAttribute(name, text)
  }
}

function setTokens(values: Readonly<Record<string, string>>) {
  const { style } = document.documentElement
  for (const [name, value] of Object.entries(values))
    if (/^--research-[\w-]+$/.test(name)) value === '' ? style.removeProperty(name) : style.setProperty(name, value)
}

/** Says that the data are samples, and leads to where users sign in. Around a frame, the catalogue says it. */
function labelSamples() {
  const own = new URLSearchParams(query)
  own.delete('element')
  const label = document.createElement('header')
  label.id = 'samples'
  const link = document.createElement('a')
  link.href = `/widgets/elements/${tag.replace('research-', '')}?${own}#account`
  link.textContent = 'Sign in for your own'
  label.append('Sample data · ', link)
  document.body.prepend(label)
}

/** Leaves a notification, as a page does after a success. Without one, the element for notices is empty. */
function leaveNotice() {
  const notice = { messages: ['This notice was left by the previous page.'], variant: 'success', dismissible: true }
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie must be set before the next line, and `cookieStore` is asynchronous
  document.cookie = `notification=${encodeURIComponent(JSON.stringify(notice))}; path=/; samesite=lax`
}

/** A preview stays where it is: it takes over where links lead, as a host may. */
function listen() {
  for (const name of Object.keys(eventDocs))
    document.addEventListener(name, (event) => {
      if (name === 'research-navigate') event.preventDefault()
      const { cancelable, defaultPrevented: cancelled } = event
      const detail = JSON.stringify((event as CustomEvent).detail, (_, value) =>
        typeof value === 'function' ? '() => …' : value,
      )
      tell({ research: 'event', name, detail, cancelable, cancelled })
    })
}

async function show() {
  if (!spec) return say(`There is no element “${tag}”.`)
  document.title = `<${tag}>`
  const { values, around, refused } = readQuery({ attributes }, query)
  if (refused.length > 0) return say(`<${tag}> does not take: ${refused.join(', ')}.`)
  listen()
  if (tag === 'research-notices') leaveNotice()
  // The doctor examines how a page is set up, which samples would change.
  if (around.host !== 'broken' && (await startSession(tag, !framed)) && !framed) labelSamples()
  await surround(around)
  const element = document.createElement(tag)
  setAttributes(element, values)
  stage.append(element)
  window.addEventListener('message', (event) => {
    const message = messageOf<ToPreview>(event, window.parent)
    if (message?.research === 'attributes') setAttributes(element, message.values)
    if (message?.research === 'tokens') setTokens(message.values)
  })
  new ResizeObserver(() => tell({ research: 'size', height: stage.offsetHeight })).observe(stage)
  tell({ research: 'ready' })
}

await show()
