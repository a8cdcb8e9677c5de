// Bundled for Node by `bundle.mjs`, with `defineWidget` replaced: what each element shows at first, as HTML.
import '#widgets/index.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { configure } from '#config/configure.ts'
import { $session } from '#session/session.store.ts'
import { type Session, signedIn, signedOut } from '#session/session.ts'
import { registeredStyles } from '#ui/base/styles.ts'
import { camel, parseAttribute } from '#widgets/runtime/widget-spec.ts'
import { collected } from './collect.ts'

const reader = signedIn({ accessToken: '-', refreshToken: '-', name: '' })

/** Elements for visitors: what they show at once does not depend on who it is. */
const forVisitors = ['research-sign-in', 'research-landing', 'research-reset-password']

/** What a component is called back with; nothing happens before script. */
const actions = [
  ...['onSignedIn', 'onSignedOut', 'onNavigate', 'onOpenDocument', 'onRegistered'],
  ...['onUnsaved', 'onTitle', 'onDownload', 'onFailure'],
]

/**
 * @param portal where links of the portal lead
 * @returns the HTML inside each root, in English with default attributes: while it waits, and for who is signed out; and all
 *   its styles
 */
export function renderAll(portal: string) {
  configure({ portalUrl: portal })
  return collected.map(({ spec, Component }) => {
    const attributes = Object.entries(spec.attributes).map(([name, each]) => [
      camel(name),
      parseAttribute(each, name, null),
    ])
    const props = { ...Object.fromEntries(attributes), ...Object.fromEntries(actions.map((name) => [name, () => {}])) }
    const shown = (session: Session) => {
      $session.set(session)
      return renderToStaticMarkup(<Component {...props} />)
    }
    const visitor = shown(signedOut)
    return {
      tag: spec.tag,
      waiting: forVisitors.includes(spec.tag) ? visitor : shown(reader),
      signedOut: visitor,
      styles: registeredStyles(),
    }
  })
}
