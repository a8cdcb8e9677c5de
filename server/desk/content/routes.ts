import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import {
  CheckText,
  type DeskText,
  DeskTextHistory,
  DeskTextList,
  PublishText,
  TextFindings,
  textName,
} from '#contract/desk-content.ts'
import { getUser } from '#server/access/authenticate.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { notFound } from '#server/platform/http/http-errors.ts'
import { readContent } from '#server/site/content/repository.ts'
import { FOOTER, isSlotName, LARGEST, slotNames } from '#server/site/content/slots.ts'
import { listVersions, newestVersions, toRevision } from '#server/site/content/versions.ts'
import { checkText, findText, publishText } from './publish.ts'

const example: DeskText = {
  name: 'services',
  html: '<h2>What we do</h2>',
  revision: '4f6a1c0e9b2d7a35',
  published_at: '2026-11-27T09:00:00.000Z',
  author: 'Ingrid Solberg',
}

const params = Type.Object({ name: textName() })
const tags = ['Desk']
/** JSON may write a character as six. */
const bodyLimit = 6 * LARGEST + 1024

const requireName = (name: string): string => {
  if (name === FOOTER || isSlotName(name)) return name
  throw notFound('The landing page has no such text.')
}

/** The texts of the landing page. */
export const deskContentRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock } = context
    const loadTexts = async (): Promise<DeskText[]> => {
      const [content, versions] = [await readContent(db), await newestVersions(db)]
      return [...slotNames, FOOTER].map((name) => {
        const html = findText(content, name)
        // A version that is not shown says nothing about what is.
        const newest = versions.find((version) => version.name === name && version.html === html)
        const published_at = newest?.published_at?.toISOString() ?? null
        return { name, html, revision: toRevision(html), published_at, author: newest?.author || null }
      })
    }
    const loadHistory = async (name: string): Promise<DeskTextHistory> => {
      const text = (await loadTexts()).find((one) => one.name === name)
      if (!text) throw notFound('The landing page has no such text.')
      const versions = await listVersions(db, name)
      return {
        ...text,
        versions: versions.map(({ id, html, published_at: at, author }) => ({
          id: String(id),
          html,
          published_at: at?.toISOString() ?? null,
          author,
        })),
      }
    }
    const response = { 200: withExample(DeskTextHistory, { ...example, versions: [] }) }

    app.get(
      '/desk/content',
      {
        schema: {
          operationId: 'listTexts',
          summary: 'The texts of the landing page, those that are not there included',
          tags,
          response: { 200: withExample(DeskTextList, { records: [example] }) },
        },
      },
      async () => ({ records: await loadTexts() }),
    )

    app.get(
      '/desk/content/:name',
      { schema: { operationId: 'getText', summary: 'A text with its last versions', tags, params, response } },
      async ({ params: { name } }) => loadHistory(requireName(name)),
    )

    app.post(
      '/desk/content/:name',
      {
        bodyLimit,
        preHandler: limitWrites(context, 'desk'),
        schema: {
          operationId: 'publishText',
          summary: 'Puts a text on the landing page; an empty one removes it. 409 if it is another one by now',
          tags,
          params,
          body: withExample(PublishText, { html: example.html, revision: example.revision }),
          response,
        },
      },
      async (request) => {
        const name = requireName(request.params.name)
        const publisher = { actor: getActor(request), author: getUser(request).name, now: clock() }
        await publishText(db, name, request.body, publisher)
        return loadHistory(name)
      },
    )

    app.post(
      '/desk/content/:name/check',
      {
        bodyLimit,
        schema: {
          operationId: 'checkText',
          summary: 'What the page would not show or open with a text; nothing is stored',
          tags,
          params,
          body: withExample(CheckText, { html: '<a href="#nowhere">More</a>' }),
          response: {
            200: withExample(TextFindings, {
              findings: [{ kind: 'dead-link', slot: 'services', name: 'nowhere', is_fault: false }],
            }),
          },
        },
      },
      async ({ params: { name }, body }) => ({ findings: await checkText(db, requireName(name), body.html) }),
    )
  }
