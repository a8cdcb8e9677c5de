import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FileTokenRequest, FileTokenResult } from '../../../src/contract/file-token.ts'
import { FILE_TOKEN_LIFETIME } from '../auth/file-tokens.ts'
import { proofOf } from '../auth/viewer.ts'
import type { Context } from '../context.ts'
import { unprocessable } from '../errors.ts'
import { addressedFile } from '../files/file-path.ts'

/** `POST file_token`: a token for the link to one file (R151). Whether the reader may load it is decided when they do. */
export const fileTokenRoutes =
  ({ fileTokens }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/file_token',
      { schema: { body: FileTokenRequest, response: { 200: FileTokenResult } } },
      async (request) => {
        const path = addressedFile(request.body.url, request.host)
        if (path === undefined) throw unprocessable(['This is not the address of a file of this API.'])
        return { token: await fileTokens.issue(path, proofOf(request)), expires_in: FILE_TOKEN_LIFETIME }
      },
    )
  }
