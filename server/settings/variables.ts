import { type StaticDecode, Type } from 'typebox'
import { findKeyFault } from '#server/access/configured-keys.ts'
import { defaultCsrfNames, isFreeCookieName, isFreeHeaderName } from '#server/platform/http/csrf-names.ts'
import { database } from './database-variables.ts'
import { files } from './file-variables.ts'
import {
  date,
  decimal,
  duration,
  findTokenFault,
  flag,
  nameOf,
  oneOf,
  origins,
  processes,
  proxies,
  seconds,
  secret,
  text,
  url,
  wholeNumber,
} from './kinds.ts'
import { mail } from './mail-variables.ts'

const general = {
  PORT: wholeNumber(
    { least: 1, most: 65_533 },
    {
      default: '4173',
      allowsEmpty: true,
      description:
        'Port of the portal and the API. With `DEMO_DATA` the marketing and intranet demos take the next two.',
    },
  ),
  HOST: text('an address', {
    default: '127.0.0.1',
    description: 'Address to listen on; `localhost` means `127.0.0.1`.',
  }),
  DATA_DIR: text('a directory', {
    default: 'var/data',
    description: 'Embedded database, kept signing keys, and the outbox.',
  }),
  NODE_ENV: Type.Optional(
    text('`production`', {
      description:
        'In production no demo data is filled, the mail outbox is not shown, and the start warns if `MAIL_URL` is missing.',
    }),
  ),
  DEMO_DATA: Type.Optional(
    flag({
      defaultText: '`true`, in production `false`',
      description:
        'Fills an empty database with the demo data, serves the demo sites and prints the demo accounts, whose passwords are published.',
    }),
  ),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
    default: 'warn',
    description: '`info` logs one JSON line per request. Tokens are redacted.',
  }),
  ALLOWED_ORIGINS: Type.Optional(
    origins({
      allowsEmpty: true,
      defaultText: 'the origins of the portal and, with `DEMO_DATA`, of the demo sites',
      description:
        'Origins whose pages may call the API. `*` is not allowed. A list replaces the default, except that a demo that serves only this machine keeps its own sites.',
    }),
  ),
  TRUST_PROXY: proxies({
    default: 'false',
    description: 'Which proxies may set `X-Forwarded-*`. See [Proxies](operations.md#proxies).',
  }),
  WORKERS: processes({
    default: '1',
    description:
      'Processes that serve on the same ports, `auto`: as many as there are cores. More than one needs `DATABASE_URL`; see [Processes](operations.md#processes).',
  }),
  ANSWER_WHILE_STARTING: flag({
    default: 'false',
    description:
      'Opens the ports before the database is ready; see [Health](operations.md#health). On in the container.',
  }),
  SHUTDOWN_DELAY: seconds({
    default: '0',
    description: 'After `SIGTERM`: how long the server keeps accepting requests while `/readyz` is 503.',
  }),
  SHUTDOWN_TIMEOUT: seconds({ default: '30', description: 'How long running requests may take after that.' }),
  AUDIT_RETENTION: duration({
    default: '730d',
    description:
      'How long rows of the audit are kept. Older ones are purged once a minute; the chain of the rest stays verifiable.',
  }),
  EVENTS_RETENTION: duration({
    default: '400d',
    description:
      'How long recorded user actions (`capture_event`) are kept, and each opening, reading, download and replay.',
  }),
  USAGE_RETENTION: duration({
    default: '1125d',
    description: 'How long the daily and monthly sums of readership are kept.',
  }),
  GEOIP_DATABASE: Type.Optional(
    text('a file', {
      defaultText: 'unset: no places',
      description:
        'A database of places in the MMDB format. Users then see the place of each of their sessions; see [Places](operations.md#places-of-sessions).',
    }),
  ),
  AUDIT_OPERATOR: Type.Optional(
    text('a name', {
      defaultText: 'the user at the system, `SUDO_USER` behind sudo',
      description: 'Who runs a command, for the audit; for a container, where everybody is `node`.',
    }),
  ),
  METRICS_TOKEN: Type.Optional(
    secret('16 characters or more', findTokenFault, {
      defaultText: 'unset: `/metrics` for this machine only',
      description: 'Bearer token for `/metrics`.',
    }),
  ),
  UV_THREADPOOL_SIZE: text('a number', {
    default: '4',
    description:
      "Node's own setting. Passwords are hashed on all but one of these threads, and on no more than the cores but one.",
  }),
  DEMO_NOW: Type.Optional(
    date({ defaultText: 'the time of the first start', description: 'The day the demo data count from.' }),
  ),
}

const sessions = {
  JWT_SECRET: Type.Optional(
    secret('at least 32 characters; several, separated by commas', findKeyFault, {
      defaultText: 'generated and kept',
      description: 'Signing keys: the first signs, all verify. See [Keys](operations.md#keys).',
    }),
  ),
  FACTOR_KEY: Type.Optional(
    secret('at least 32 characters; several, separated by commas', findKeyFault, {
      defaultText: 'generated and kept in the database',
      description:
        'Keys that the secrets of authenticator apps and of the providers of firms are encrypted with: the first encrypts, all decrypt. See [Keys](operations.md#keys).',
    }),
  ),
  FILE_TOKENS_ONLY: flag({
    default: 'false',
    description:
      'Refuses access tokens in links to files (401). Set it once every page that links to files uses `fileTokens: "exchange"`.',
  }),
  XSRF_COOKIE_NAME: nameOf('cookie', isFreeCookieName, {
    default: defaultCsrfNames.cookie,
    description: 'The CSRF cookie; set `xsrfCookieName` to the same name.',
  }),
  XSRF_HEADER_NAME: nameOf('header', isFreeHeaderName, {
    default: defaultCsrfNames.header,
    description: 'The CSRF header; set `xsrfHeaderName` to the same name.',
  }),
  SESSION_IDLE: duration({
    default: '12h',
    description: 'How long a session without "Remember me" lasts without being used.',
  }),
  SESSION_ABSOLUTE: duration({
    default: '24h',
    description: 'How long such a session lasts in any case; `400d` at most.',
  }),
  REMEMBER_IDLE: duration({ default: '30d', description: 'The same as `SESSION_IDLE`, with "Remember me".' }),
  REMEMBER_ABSOLUTE: duration({
    default: '400d',
    description: 'The same as `SESSION_ABSOLUTE`, with "Remember me".',
  }),
}

const meaning = {
  EMBEDDINGS_URL: Type.Optional(
    url(
      /^https?:\/\/[^?#@\s]+$/,
      'an http(s) address such as `https://api.example/v1`, without a name, a password or a query',
      {
        defaultText: 'unset: built-in word vectors',
        description: 'An endpoint with the OpenAI embeddings protocol.',
      },
    ),
  ),
  EMBEDDINGS_MODEL: Type.Optional(
    text('a name', { description: 'Model at that endpoint; required with `EMBEDDINGS_URL`.' }),
  ),
  EMBEDDINGS_MODEL_DIR: Type.Optional(
    text('a directory', {
      description:
        'A model in ONNX with its tokenizer, run by the server itself; see [Operations](operations.md#a-model-for-search-by-meaning).',
    }),
  ),
  EMBEDDINGS_KEY: Type.Optional(text('a key', { description: 'API key, if the endpoint needs one.' })),
  EMBEDDINGS_WEIGHT: Type.Optional(
    decimal(
      { least: 0, most: 10 },
      {
        defaultText: '0.3 for the built-in word vectors, 1 for another model',
        description:
          'What a place by meaning counts in a search by meaning, against a place by words. Measure it with `node bench/relevance.mjs`.',
      },
    ),
  ),
}

/** Every variable that the server and its commands read, by the section of docs/configuration.md that lists it. */
export const sections = {
  General: general,
  'Keys and sessions': sessions,
  Database: database,
  Files: files,
  Mail: mail,
  'Search by meaning': meaning,
}

export const variables = Type.Object({ ...general, ...sessions, ...database, ...files, ...mail, ...meaning })

export type Variables = StaticDecode<typeof variables>
