import { useStore } from '@nanostores/react'
import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { $config } from '#config/config.ts'
import { $messages } from '#i18n/texts.ts'
import { LanguageContext } from '#i18n/use-texts.ts'
import { wordsTag } from '#i18n/words.ts'
import { enterPage } from '#lib/dom/runtime.ts'
import { addSheets } from '#lib/dom/sheets.ts'
import { keepSession } from '#session/keep-session.ts'
import { onSessionEnd } from '#session/on-session-end.ts'
import { adoptStyles } from '#ui/base/styles.ts'
import { buildActions, type WidgetActions } from './actions.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { SignedOutEvent } from './events.ts'
import { expectAnswerTaken, whenAnswered } from './first-answer.ts'
import { followLanguage, forgetLanguage } from './follow-language.ts'
import { useSessionRules } from './use-session-rules.ts'
import {
  type Attributes,
  camel,
  commonAttributes,
  type PropsOf,
  parseAttribute,
  toAttribute,
  type WidgetSpec,
} from './widget-spec.ts'

// The keys of r2wc's state. Subclassing relies on them, so the version of r2wc is pinned.
const PROPS: unique symbol = Symbol.for('r2wc.props')
const RENDER: unique symbol = Symbol.for('r2wc.render')
const CONNECTED: unique symbol = Symbol.for('r2wc.connected')

type R2wcElement = HTMLElement & {
  [PROPS]: Record<string, unknown>
  [RENDER](): void
  [CONNECTED]: boolean
  connectedCallback(): void
  disconnectedCallback(): void
}

type FrameProps = Pick<WidgetActions, 'onFailure' | 'onNavigate'> & { language: string; onShown: () => void }

/** Wraps a component: changed settings and texts render at once, and errors stay inside. */
function framed<P extends object>(tag: string, Component: ComponentType<P>) {
  return function Framed({ language, onShown, ...props }: P & FrameProps) {
    useStore($config)
    const { isHeldBack, Notice, ...rules } = useSessionRules(tag, props.onFailure)
    const hasOwnWords = Object.keys(useStore($messages)).length > 0
    return (
      <LanguageContext.Provider value={language}>
        <div ref={onShown} className="r-root" part="root" lang={hasOwnWords ? language : wordsTag(language)}>
          <ErrorBoundary onFailure={props.onFailure}>
            {isHeldBack ? Notice && <Notice {...props} {...rules} /> : <Component {...(props as unknown as P)} />}
          </ErrorBoundary>
        </div>
      </LanguageContext.Provider>
    )
  }
}

/**
 * Defines an element from its spec and component. It adds what r2wc lacks: presence booleans, removal and
 * `""`, early properties, moves, mounting while detached, events, errors, styles. Without a DOM, or if the tag is
 * taken, it does nothing.
 */
export function defineWidget<A extends Attributes>(
  spec: WidgetSpec<A>,
  Component: ComponentType<PropsOf<A> & WidgetActions>,
): void {
  if (typeof customElements === 'undefined') return
  enterPage(__VERSION__)
  keepSession()
  if (customElements.get(spec.tag)) return

  const attributes: Attributes = { ...spec.attributes, ...commonAttributes }
  const names = Object.keys(attributes)
  const Base = r2wc(framed(spec.tag, Component), { shadow: 'open' }) as unknown as new () => R2wcElement

  class Widget extends Base {
    static readonly observedAttributes = names
    #leaving: ReturnType<typeof setTimeout> | undefined
    #painted: boolean
    #stopFollowing: (() => void) | undefined
    #taking: Promise<void> | undefined

    constructor() {
      super()
      this.#painted = !!this.shadowRoot?.firstChild
      this[CONNECTED] = false
      for (const type of ['keydown', 'keypress', 'keyup']) this.shadowRoot?.addEventListener(type, keepTyping)
      if (this.shadowRoot) adoptStyles(this.shadowRoot)
      // Until then pages reserve its space; see `first-paint.css`. Not every browser accepts a name without dashes.
      const states = this.attachInternals?.().states
      Object.assign(this[PROPS], buildActions(this), { onShown: () => void states?.add('--shown') })
      for (const name of names) this.#take(name, null)
    }

    attributeChangedCallback(name: string, _old: string | null, text: string | null) {
      this.#take(name, text)
      this[RENDER]()
    }

    /** Keeps a declarative shadow root: attaching a new one would empty it and lose the focus. */
    override attachShadow(init: ShadowRootInit) {
      return this.shadowRoot ?? super.attachShadow(init)
    }

    override connectedCallback() {
      clearTimeout(this.#leaving)
      this.#stopFollowing ??= onSessionEnd((reason) => {
        if (this.isConnected && !isInsideElement(this)) this.dispatchEvent(new SignedOutEvent({ reason }))
      })
      for (const name of names) this.#upgrade(camel(name))
      const isMoved = this[CONNECTED]
      if (this.#painted && this.shadowRoot) this.#taking ??= mountWhenReady(this.shadowRoot, this.#mount)
      else whenAnswered(this, this.#mount)
      // Moving an element closes its modal dialogs; rendering opens them again.
      if (isMoved) this[RENDER]()
    }

    /** Restores the styles after a move from another document. */
    adoptedCallback() {
      const root = this.shadowRoot as ShadowRoot
      for (const { shadowRoot } of [this, ...root.querySelectorAll('*')]) if (shadowRoot) addSheets(shadowRoot, [])
    }

    #mount = () => {
      this.#taking = undefined
      if (!this.isConnected) return
      this.#painted = false
      expectAnswerTaken(this)
      followLanguage(this, this.#speak)
    }

    /** Removing and inserting within one task is a move and keeps the state. Only a real removal unmounts. */
    override disconnectedCallback() {
      clearTimeout(this.#leaving)
      this.#leaving = setTimeout(() => {
        if (this.isConnected) return
        this.#stopFollowing?.()
        this.#stopFollowing = undefined
        forgetLanguage(this)
        super.disconnectedCallback()
      })
    }

    /** `moveBefore` calls this instead of the two above. Only the language can have changed. */
    connectedMoveCallback() {
      if (!this.#painted) followLanguage(this, this.#speak)
    }

    /** Mounts in the first language, or renders in another one. */
    #speak = (language: string) => {
      this[PROPS].language = language
      super.connectedCallback()
    }

    #take(name: string, text: string | null) {
      const attribute = attributes[name]
      if (attribute) this[PROPS][camel(name)] = parseAttribute(attribute, name, text)
    }

    /** A property that was set before the definition hides the accessor, so it is set again. */
    #upgrade(property: string) {
      if (!Object.hasOwn(this, property)) return
      const value = Reflect.get(this, property)
      Reflect.deleteProperty(this, property)
      Reflect.set(this, property, value)
    }
  }

  for (const name of names) Object.defineProperty(Widget.prototype, camel(name), accessor(name))
  customElements.define(spec.tag, Widget)
}

/**
 * Content rendered before the script is in a declarative shadow root, until the element's own content replaces it.
 * Calls `mount` as soon as no input can be lost. If the code for this cannot be loaded, it mounts anyway, and only
 * typed text is lost.
 */
async function mountWhenReady(root: ShadowRoot, mount: () => void): Promise<void> {
  const part = await import('./hydrate-placeholder.ts').catch(() => root.replaceChildren())
  await part?.hydratePlaceholder(root)
  mount()
}

/** Whether the element is inside another of our elements, which reports to the page. */
function isInsideElement(element: Element): boolean {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.host.localName.startsWith('research-')
}

/** Keeps typed characters from the host's shortcuts, because the host cannot see that the target is a field. */
function keepTyping(event: Event) {
  const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent
  const [target] = event.composedPath()
  const typing = target instanceof Element && target.matches('input, textarea, select')
  if (typing && key.length === 1 && !ctrlKey && !metaKey && !altKey) event.stopPropagation()
}

/** A property that sets its attribute and returns the parsed value, so that both always agree. */
const accessor = (name: string): PropertyDescriptor & ThisType<R2wcElement> => ({
  configurable: true,
  enumerable: true,
  get() {
    return this[PROPS][camel(name)]
  },
  set(value: unknown) {
    const text = toAttribute(value)
    if (text === null) this.removeAttribute(name)
    else this.setAttribute(name, text)
  },
})
