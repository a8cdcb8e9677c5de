import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FileTokenRequest, FileTokenResult } from '#contract/file-token.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { unprocessable } from '#server/platform/http/http-errors.ts'
import { getProof } from './authenticate.ts'
import type { Context } from './context.ts'
import { addressedFile } from './file-path.ts'
import { FILE_TOKEN_LIFETIME } from './file-tokens.ts'
import { limitWrites } from './write-limits.ts'

/** `POST file_token`: a token for the link to one file (R151). The access is checked when the file is loaded. */
export const fileTokenRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { fileTokens } = context
    app.post(
      '/file_token',
      {
        preHandler: limitWrites(context, 'file_token'),
        schema: {
          operationId: 'exchangeFileToken',
          summary:
            'A token for `auth_token` of the link to one file, good for a minute; 422 for what is no file of this API',
          tags: ['Files'],
          body: withExample(FileTokenRequest, { url: '/api/files/documents/1.pdf' }),
          response: { 200: withExample(FileTokenResult, { token: 'eyJhbGciOi.…', expires_in: 60 }) },
        },
      },
      async (request) => {
        const path = addressedFile(request.body.url, request.host)
        if (path === undefined) throw unprocessable(['This is not the address of a file of this API.'])
        return { token: await fileTokens.issue(path, getProof(request)), expires_in: FILE_TOKEN_LIFETIME }
      },
    )
  }
