import { useStore } from '@nanostores/react'
import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { $config } from '#config/config.ts'
import { LanguageContext } from '#i18n/language.ts'
import { $messages } from '#i18n/texts.ts'
import { wordsTag } from '#i18n/words.ts'
import { enterPage } from '#lib/dom/runtime.ts'
import { addSheets } from '#lib/dom/sheets.ts'
import { followEnd } from '#session/follow-end.ts'
import { keepSession } from '#session/keep-session.ts'
import { baseStyles } from '#ui/base/base-styles.ts'
import { actionsOf, type WidgetActions } from './actions.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { SignedOutEvent } from './events.ts'
import { mountOver } from './first-paint.ts'
import { followLanguage, forgetLanguage } from './follow-language.ts'
import { PasswordDue, usePasswordDue } from './password-due.tsx'
import {
  type Attributes,
  camel,
  commonAttributes,
  type PropsOf,
  parseAttribute,
  type WidgetSpec,
} from './widget-spec.ts'

// What r2wc keeps its state under: the seam that subclassing relies on, and the reason for its exact pin.
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

/** The component inside its frame: settings and texts that change are shown at once, a failure stays inside. */
function framed<P extends object>(tag: string, Component: ComponentType<P>) {
  return function Framed({ language, onShown, ...props }: P & FrameProps) {
    useStore($config)
    const isPasswordDue = usePasswordDue(tag)
    const hasOwnWords = Object.keys(useStore($messages)).length > 0
    return (
      <LanguageContext.Provider value={language}>
        <div ref={onShown} className="r-root" part="root" lang={hasOwnWords ? language : wordsTag(language)}>
          <ErrorBoundary onFailure={props.onFailure}>
            {isPasswordDue ? <PasswordDue onNavigate={props.onNavigate} /> : <Component {...(props as unknown as P)} />}
          </ErrorBoundary>
        </div>
      </LanguageContext.Provider>
    )
  }
}

/**
 * Defines a widget's element from its spec, its component and its style sheets. Closes, in one place, what r2wc leaves
 * open: presence booleans, removal and `""`, early properties, moves, mounting while detached, events, errors, styles.
 * Without a DOM, or where the tag is taken, it does nothing.
 */
export function defineWidget<A extends Attributes>(
  spec: WidgetSpec<A>,
  Component: ComponentType<PropsOf<A> & WidgetActions>,
  styles: readonly string[],
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
      if (this.shadowRoot) addSheets(this.shadowRoot, [...baseStyles, ...styles])
      // A page keeps room for it until then: see `first-paint.css`. Not every browser takes a name without dashes.
      const states = this.attachInternals?.().states
      Object.assign(this[PROPS], actionsOf(this), { onShown: () => void states?.add('--shown') })
      for (const name of names) this.#take(name, null)
    }

    attributeChangedCallback(name: string, _old: string | null, text: string | null) {
      this.#take(name, text)
      this[RENDER]()
    }

    /** What the page shows of it before script stays: the root of its declaration would be emptied, and lose the focus. */
    override attachShadow(init: ShadowRootInit) {
      return this.shadowRoot ?? super.attachShadow(init)
    }

    override connectedCallback() {
      clearTimeout(this.#leaving)
      this.#stopFollowing ??= followEnd((reason) => {
        if (this.isConnected && !isWithinWidget(this)) this.dispatchEvent(new SignedOutEvent({ reason }))
      })
      for (const name of names) this.#upgrade(camel(name))
      const isMoved = this[CONNECTED]
      if (this.#painted && this.shadowRoot) this.#taking ??= mountOver(this.shadowRoot, this.#mount)
      else this.#mount()
      // A move closes what is modal; drawn anew, it is so again.
      if (isMoved) this[RENDER]()
    }

    /** Back in this document, it and what stands inside look as before. */
    adoptedCallback() {
      const root = this.shadowRoot as ShadowRoot
      for (const { shadowRoot } of [this, ...root.querySelectorAll('*')]) if (shadowRoot) addSheets(shadowRoot, [])
    }

    #mount = () => {
      this.#taking = undefined
      if (!this.isConnected) return
      this.#painted = false
      followLanguage(this, this.#speak)
    }

    /** Removed and put back within a task is a move and keeps everything; only a real removal unmounts. */
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

    /** `moveBefore` calls this in place of the two above: only the language may be another one. */
    connectedMoveCallback() {
      if (!this.#painted) followLanguage(this, this.#speak)
    }

    /** Mounts, with the first language, or shows all in another one. */
    #speak = (language: string) => {
      this[PROPS].language = language
      super.connectedCallback()
    }

    #take(name: string, text: string | null) {
      const attribute = attributes[name]
      if (attribute) this[PROPS][camel(name)] = parseAttribute(attribute, name, text)
    }

    /** A property that a host set before the element was defined hides the accessor: hand it over. */
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

/** Whether another widget shows this one, and speaks for it to the page. */
function isWithinWidget(element: Element): boolean {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.host.localName.startsWith('research-')
}

/** What a visitor types is no shortcut of the host, which cannot see that the target is a field. */
function keepTyping(event: Event) {
  const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent
  const [target] = event.composedPath()
  const typing = target instanceof Element && target.matches('input, textarea, select')
  if (typing && key.length === 1 && !ctrlKey && !metaKey && !altKey) event.stopPropagation()
}

/** A property that writes its attribute and reads what the attribute means, so that the two always agree. */
const accessor = (name: string): PropertyDescriptor & ThisType<R2wcElement> => ({
  configurable: true,
  enumerable: true,
  get() {
    return this[PROPS][camel(name)]
  },
  set(value: unknown) {
    if (typeof value === 'boolean') this.toggleAttribute(name, value)
    else if (value === null || value === undefined) this.removeAttribute(name)
    else this.setAttribute(name, String(value))
  },
})
