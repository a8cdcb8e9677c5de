import { type QueryExecutorProvider, sql } from 'kysely'
import type { Entry } from './entries.ts'
import { addPosting, BLOCK, type Posting, readPostings } from './postings.ts'
import { addSpelling, readSpellings, type Spelling } from './spellings.ts'

/** A kind of list: for each word, the documents of a block that have it, in the order of their ids, with a value each. */
export type ListKind<V> = {
  table: string
  /** The columns of the word and of its bytes. */
  word: string
  bytes: string
  /** What a document has in these lists, by word. */
  of: (entry: Entry) => ReadonlyMap<string, V>
  /** Appends a document; the distance is that to the document before. */
  add: (bytes: number[], distance: number, value: V) => void
  read: (bytes: Uint8Array, block: number, visit: (id: number, value: V) => void) => void
}

export const postingLists: ListKind<Posting> = {
  table: 'search_postings',
  word: 'lexeme',
  bytes: 'postings',
  of: ({ postings }) => postings,
  add: addPosting,
  read: (bytes, block, visit) =>
    readPostings(bytes, block, (id, occurrences, lengthStep) => visit(id, { occurrences, lengthStep })),
}

export const spellingLists: ListKind<Spelling> = {
  table: 'search_spellings',
  word: 'word',
  bytes: 'documents',
  of: ({ spellings }) => spellings,
  add: addSpelling,
  read: readSpellings,
}

/** Bytes of a list under construction. */
export class ListWriter<V> {
  readonly bytes: number[] = []
  #last: number

  constructor(
    private readonly kind: ListKind<V>,
    block: number,
  ) {
    this.#last = block * BLOCK
  }

  /** The documents must come in the order of their ids. */
  add(id: number, value: V): void {
    this.kind.add(this.bytes, id - this.#last, value)
    this.#last = id
  }
}

/** Rows in one statement. */
const ROWS = 2000

/** Writes lists of a block, in place of those that the words have there. */
export async function writeLists<V>(
  db: QueryExecutorProvider,
  { table, word, bytes }: ListKind<V>,
  block: number,
  lists: readonly (readonly [word: string, bytes: readonly number[]])[],
): Promise<void> {
  for (let start = 0; start < lists.length; start += ROWS) {
    const part = lists.slice(start, start + ROWS)
    const encoded = part.map(([, list]) => Buffer.from(list).toString('base64'))
    await sql`insert into ${sql.table(table)} (${sql.ref(word)}, block, ${sql.ref(bytes)})
      select word, ${block}, decode(bytes, 'base64')
      from unnest(${part.map(([text]) => text)}::text[], ${encoded}::text[]) as part(word, bytes)
      on conflict (${sql.ref(word)}, block) do update set ${sql.ref(bytes)} = excluded.${sql.ref(bytes)}`.execute(db)
  }
}
