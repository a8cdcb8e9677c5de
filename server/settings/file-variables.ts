import { Type } from 'typebox'
import { secret, text, url } from './kinds.ts'

/** The settings of the store of files. */
export const files = {
  FILES_S3_URL: Type.Optional(
    url(
      /^https?:\/\/[^/?#@\s]+\/[^?#@\s]+$/,
      'the address of a bucket such as `https://s3.example.com/research`, with a prefix or without',
      {
        defaultText: 'unset: in the database',
        description:
          'A bucket with the S3 protocol for the files of imported documents. Requires the keys; see [Files](operations.md#files-in-a-bucket).',
      },
    ),
  ),
  FILES_S3_REGION: text('a name', { default: 'us-east-1', description: 'Region that requests are signed for.' }),
  FILES_S3_ACCESS_KEY_ID: Type.Optional(text('a key id', { description: 'Who signs the requests.' })),
  FILES_S3_SECRET_ACCESS_KEY: Type.Optional(
    secret('a key', () => undefined, { description: 'The key that signs the requests.' }),
  ),
}
