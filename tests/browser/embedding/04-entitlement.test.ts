import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import type { AttributeSpec } from '#widgets/runtime/widget-spec.ts'
import { deepText } from '../support/deep.ts'
import { rootOf } from '../support/dom.ts'
import { refusal } from '../support/fake-api.ts'
import { testPage } from '../support/page.ts'
import { calls as preferenceCalls } from '../support/preferences.ts'
import { deepNone } from '../support/same.ts'
import { searchCalls } from '../support/saved-searches.ts'
import { sceneOf } from '../support/scenes.ts'
import { eventually, settled } from '../support/wait.ts'

const page = testPage()

/** Every value that a host could hope to gain something by. */
function widest(name: string, spec: AttributeSpec): string[] {
  switch (spec.type) {
    case 'boolean':
      return ['']
    case 'enum':
      return [...spec.values]
    case 'number':
      return [String(spec.max)]
    case 'string':
      return name.endsWith('-token')
        ? []
        : ['../../auth', '..%2f..%2fauth', '1?permissioned=true', '1#x', 'entitled=true&permissioned=true', '*']
  }
}

/** Where an element may call at all, whatever its attributes say: each is a name, and an id is one piece of a path. */
const places = [
  ...['research_documents', 'all_documents', 'sales_documents', 'analytics_documents', 'primers_documents'],
  ...['semantic_documents', 'suggested_content', 'web_document_by_ref', 'web_document_preview'],
  ...['research_changes', 'web_documents/most_popular'],
  ...['companies_with_permissions', 'companies', 'web_documents_by_tag', 'capture_event', 'current_user'],
  ...['current_user/follows', 'current_user/inbox', 'current_user/reading_list', ...Object.values(searchCalls)],
  ...['passwordless_login/check', 'reset_password/check', 'current_user/sessions', 'current_user/factors'],
  ...['current_user/subscription', 'usage'],
  'current_user/passkeys',
  ...['get_home_page_slots', 'footer_content', 'passwordless_login', ...Object.values(preferenceCalls)],
]
const isPlace = (path: string) =>
  places.includes(path) ||
  /^(tags|roadshows|files)\/[^/]+$/.test(path) ||
  /^[a-z_]*documents[a-z_]*$/.test(path) ||
  /^tags\/by_category$/.test(path)

/** What the scenes' data say. */
const forClients = /Note \d|Aurora|Halden Gas|Maria Lind|Meeting \d|Autumn call/
const forEverybody = /^(get_home_page_slots|footer_content|capture_event|(?:passwordless_login|reset_password)\/check)$/

for (const { spec } of widgets)
  describe(`<${spec.tag}>`, () => {
    const scene = sceneOf(spec.tag)
    const variants = Object.entries(spec.attributes).flatMap(([name, attribute]) =>
      widest(name, attribute).map((value) => ({ name, value })),
    )

    /** The element once for each of them, side by side. */
    async function mounted(html: string) {
      const elements: HTMLElement[] = []
      for (const { name, value } of [{ name: 'theme', value: 'auto' }, ...variants]) {
        const element = await page.mount(html)
        element.setAttribute(name, value)
        elements.push(element)
      }
      await settled()
      return elements.map(rootOf)
    }

    it('embedding 4: no attribute gives a visitor what only clients may read, nor calls for it', async () => {
      scene.answer(page.api)
      page.api.always(({ headers, query }) => {
        assert.isFalse(headers.has('authorization'))
        // What is for everybody is asked for as that.
        return query.has('public') ? [] : refusal(401)
      })
      for (const root of await mounted(`<${spec.tag}></${spec.tag}>`)) assert.notMatch(deepText(root), forClients)
      for (const { path, query } of page.api.calls) assert.isTrue(query.has('public') || forEverybody.test(path), path)
      assert.lengthOf(page.api.callsTo('refresh_auth_token'), 0)
      page.takeComplaints()
    })

    it('embedding 4: no attribute leads a client’s calls elsewhere', async () => {
      page.signIn()
      scene.answer(page.api)
      await mounted(scene.html)
      for (const { path } of page.api.calls) assert.isTrue(isPlace(path), path)
      page.takeComplaints()
    })

    if (scene.signedIn)
      it('embedding 4: what the server refuses is shown as refused, whatever the attributes say', async () => {
        page.signIn()
        page.api.always(() => refusal(403))
        for (const root of await mounted(scene.html)) {
          await eventually(() => {
            deepNone(root, '[aria-busy=true] .r-skeleton')
            assert.isNotEmpty(deepText(root).trim())
          })
          assert.notMatch(deepText(root), forClients)
          deepNone(root, 'a[download], iframe, video[src]')
        }
        page.takeComplaints()
      })
  })
