import { type QueryExecutorProvider, sql } from 'kysely'
import { type Entry, readEntries } from './entries.ts'
import { type ListKind, ListWriter, postingLists, spellingLists, writeLists } from './lists.ts'
import { BLOCK } from './postings.ts'
import { RULES } from './rules.ts'

/** Documents that are read at a time. */
const BATCH = 256

/** The lists of one kind of a block under construction, by word. */
class Lists<V> {
  readonly #writers = new Map<string, ListWriter<V>>()

  constructor(
    private readonly kind: ListKind<V>,
    private readonly block: number,
  ) {}

  add(entry: Entry): void {
    for (const [word, value] of this.kind.of(entry)) {
      const writer = this.#writers.get(word) ?? new ListWriter(this.kind, this.block)
      this.#writers.set(word, writer)
      writer.add(entry.id, value)
    }
  }

  write(db: QueryExecutorProvider): Promise<void> {
    const lists = Array.from(this.#writers, ([word, { bytes }]) => [word, bytes] as const)
    return writeLists(db, this.kind, this.block, lists)
  }
}

async function writeBlock(db: QueryExecutorProvider, block: number): Promise<void> {
  const lists = [new Lists(postingLists, block), new Lists(spellingLists, block)]
  let documents = 0
  let length = 0
  const end = (block + 1) * BLOCK
  for (let next = block * BLOCK; next < end; ) {
    const entries = await readEntries(db, sql`where id >= ${next} and id < ${end} order by id limit ${sql.lit(BATCH)}`)
    for (const entry of entries) {
      for (const list of lists) list.add(entry)
      documents += 1
      length += entry.length
    }
    next = entries.length < BATCH ? end : (entries.at(-1)?.id ?? end) + 1
  }
  for (const table of ['search_postings', 'search_spellings', 'search_blocks'])
    await sql`delete from ${sql.table(table)} where block = ${block}`.execute(db)
  if (documents === 0) return
  for (const list of lists) await list.write(db)
  await sql`insert into search_blocks (block, documents, length, rules)
    values (${block}, ${documents}, ${length}, ${sql.lit(RULES)})`.execute(db)
}

/** Whether documents were written that a search does not find yet. */
export async function hasStalePostings(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql`select 1 from search_stale limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Writes the postings of every block that triggers have marked since it was last written. It takes the marks first: a document
 * that is written meanwhile marks its block again.
 */
export async function writePostings(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ block: number }>`with taken as (delete from search_stale returning block)
    select block from taken order by 1`.execute(db)
  for (const { block } of rows) await writeBlock(db, block)
}
