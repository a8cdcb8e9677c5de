import { type Static, Type } from 'typebox'
import { Instant, maybe, parameter } from './field.ts'

/** A text of the landing page: of one slot, or the footer. */
export const DeskText = Type.Object({
  name: Type.String(),
  html: Type.String({ description: 'Untrusted HTML; empty: the page has no such part.' }),
  revision: Type.String({ description: 'Tells this text from any other.' }),
  published_at: maybe(Instant),
  author: maybe(Type.String()),
})
export type DeskText = Static<typeof DeskText>

export const DeskTextList = Type.Object({ records: Type.Array(DeskText) })

/** A text that was shown once; the first version of the answer is the one that is shown now. */
export const DeskTextVersion = Type.Object({
  id: Type.String(),
  html: Type.String(),
  published_at: maybe(Instant),
  author: Type.String(),
})
export type DeskTextVersion = Static<typeof DeskTextVersion>

export const DeskTextHistory = Type.Object({ ...DeskText.properties, versions: Type.Array(DeskTextVersion) })
export type DeskTextHistory = Static<typeof DeskTextHistory>

/** Body of `POST desk/content/{name}`. */
export const PublishText = Type.Object({
  html: Type.String(),
  revision: Type.String({ description: 'Of the text that was changed, so that nobody else’s change is lost.' }),
  is_restored: Type.Optional(Type.Boolean({ description: 'Whether it is an earlier text.' })),
})
export type PublishText = Static<typeof PublishText>

/** Body of `POST desk/content/{name}/check`. */
export const CheckText = Type.Object({ html: Type.String() })

/** What the page would not show or open. Faults keep a text from being published. */
export const TextFinding = Type.Object({
  kind: Type.Union([
    Type.Literal('misplaced-popup'),
    Type.Literal('misnamed-popup'),
    Type.Literal('repeated-popup'),
    Type.Literal('code'),
    Type.Literal('dead-link'),
  ]),
  slot: Type.String(),
  name: Type.String({ description: 'The popup, or the target of the link.' }),
  is_fault: Type.Boolean(),
})
export type TextFinding = Static<typeof TextFinding>

export const TextFindings = Type.Object({ findings: Type.Array(TextFinding) })
export type TextFindings = Static<typeof TextFindings>

export const textName = () => parameter('A slot of the landing page, or `footer`.', 'services')
