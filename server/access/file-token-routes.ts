import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FileTokenRequest, FileTokenResult } from '#contract/file-token.ts'
import { unprocessable } from '#server/platform/http/http-errors.ts'
import type { Context } from './context.ts'
import { addressedFile } from './file-path.ts'
import { FILE_TOKEN_LIFETIME } from './file-tokens.ts'
import { proofOf } from './viewer.ts'
import { limitWrites } from './write-limits.ts'

/** `POST file_token`: a token for the link to one file (R151). Whether the reader may load it is decided when they do. */
export const fileTokenRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { fileTokens } = context
    app.post(
      '/file_token',
      {
        preHandler: limitWrites(context, 'file_token'),
        schema: { body: FileTokenRequest, response: { 200: FileTokenResult } },
      },
      async (request) => {
        const path = addressedFile(request.body.url, request.host)
        if (path === undefined) throw unprocessable(['This is not the address of a file of this API.'])
        return { token: await fileTokens.issue(path, proofOf(request)), expires_in: FILE_TOKEN_LIFETIME }
      },
    )
  }
