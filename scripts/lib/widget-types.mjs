// @ts-check
import { elements, typeOf } from './widget-model.mjs'

const classes = [...new Set(elements.flatMap(({ events }) => events.map(({ type }) => type)))].sort()

/** How Vue names the listener of an event: `onResearchNavigate`. @param {string} name */
const listenerOf = (name) => `on${name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`

const interfaces = elements.map(({ className, summary, attributes, events }) =>
  [
    `/** What a \`${className}\` fires. */`,
    `export interface ${className}EventMap {`,
    ...events.map(({ name, type, text }) => `  /** ${text} */\n  '${name}': ${type}`),
    '}',
    '',
    `/** ${summary} */`,
    `export interface ${className} extends Firing<${className}EventMap> {`,
    ...attributes.map(({ property, attribute, text }) => `  /** ${text} */\n  ${property}: ${typeOf(attribute)}`),
    '}',
  ].join('\n'),
)

const jsx = elements.map(({ tag, className, attributes, events }) =>
  [
    `      '${tag}': Host<${className}> & {`,
    ...attributes.map(
      ({ name, attribute, text }) =>
        `        /** ${text} */\n        '${name}'?: ${attribute.type === 'boolean' ? 'Presence' : typeOf(attribute)} | undefined`,
    ),
    ...events.map(
      ({ name, type, text }) => `        /** ${text} */\n        'on${name}'?: Listener<${type}> | undefined`,
    ),
    '      }',
  ].join('\n'),
)

/** The elements' interfaces, their events, and React's JSX. */
export const types = () => `// Made from the specs of widgets by \`npm run generate\`.
import type * as React from 'react'
import type {
${classes.map((name) => `  ${name},`).join('\n')}
} from './runtime/events.ts'

/** An element that tells by events what happens in it. */
export interface Firing<Events> extends HTMLElement {
  addEventListener<K extends keyof Events>(
    type: K,
    listener: (this: this, event: Events[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<K extends keyof Events>(
    type: K,
    listener: (this: this, event: Events[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

${interfaces.join('\n\n')}

declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tag, className }) => `    '${tag}': ${className}`).join('\n')}
  }
}

/** React 19 listens to events of custom elements and removes an attribute that is false; React 18 does neither. */
type Knows = 'use' extends keyof typeof React ? true : false
/** In React 18 an event is heard by a \`ref\` and \`addEventListener\`. */
type Listener<E extends Event> = Knows extends true ? (event: E) => void : never
/** In React 18 an attribute that is not meant is \`undefined\`: \`false\` would be written into it. */
type Presence = Knows extends true ? boolean : true | ''
type Host<E extends HTMLElement> = React.DetailedHTMLProps<React.HTMLAttributes<E>, E> & { class?: string | undefined }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${jsx.join('\n')}
    }
  }
}
`

/** The elements in templates of Vue. It needs Vue's own types, so it is an entry of its own. */
export const vueTypes = () => `// Made from the specs of widgets by \`npm run generate\`.
import type { HTMLAttributes, PublicProps } from 'vue'
import type {
${[...classes, ...elements.map(({ className }) => className)].map((name) => `  ${name},`).join('\n')}
} from './index.js'

/** An element as templates take it: properties and listeners; \`ref\` gives the element itself. */
type Tag<E extends HTMLElement, Props extends keyof E, Listeners> = new () => E & {
  $props: Partial<Pick<E, Props>> & Listeners & HTMLAttributes & PublicProps
}

declare module 'vue' {
  interface GlobalComponents {
${elements
  .map(({ tag, className, attributes, events }) =>
    [
      `    '${tag}': Tag<`,
      `      ${className},`,
      `      ${attributes.map(({ property }) => `'${property}'`).join(' | ')},`,
      '      {',
      ...events.map(
        ({ name, type, text }) => `        /** ${text} */\n        ${listenerOf(name)}?: (event: ${type}) => void`,
      ),
      '      }',
      '    >',
    ].join('\n'),
  )
  .join('\n')}
  }
}
`
