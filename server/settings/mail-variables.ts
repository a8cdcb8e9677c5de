import { Type } from 'typebox'
import { provider, providerDomain } from '#server/platform/config/provider.ts'
import { flag, mailAddress, text, url } from './kinds.ts'

/** The settings of the mails that the server sends. */
export const mail = {
  MAIL_URL: Type.Optional(
    url(/^smtps?:\/\/[^/]/, 'an address such as `smtp://user:password@mail.example.com:587`', {
      defaultText: 'unset: mails go to the outbox',
      description: 'Mail server. Requires the next three.',
    }),
  ),
  MAIL_FROM: mailAddress({ default: `${provider} <no-reply@${providerDomain}>`, description: 'Sender.' }),
  ACCESS_TEAM_MAIL: mailAddress({
    default: `Investor Access <access@${providerDomain}>`,
    description: 'Receives registrations and access requests.',
  }),
  PORTAL_URL: Type.Optional(
    url(/^https?:\/\/[^?#@\s]+$/, 'an http(s) address such as `https://portal.example`, with nothing after its path', {
      defaultText: '`http://127.0.0.1:<PORT>`',
      description: 'Where links in mails lead and identity providers find `/scim/v2`; the domain of passkeys.',
    }),
  ),
  RESEARCH_MAILS: flag({
    default: 'true',
    description:
      'Sends users the mails with new research that their preferences ask for, unless they have turned them off. In production it has no effect without `MAIL_URL`.',
  }),
  OUTBOX_DIR: Type.Optional(
    text('a directory', {
      defaultText: '`outbox` in `DATA_DIR` if that is set, else `var/outbox`',
      description: 'Where mails are written without `MAIL_URL`.',
    }),
  ),
}
