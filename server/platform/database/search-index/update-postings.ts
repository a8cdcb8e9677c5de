import { type QueryExecutorProvider, sql } from 'kysely'
import { type Entry, readEntriesOf } from './entries.ts'
import { type ListKind, ListWriter, postingLists, spellingLists, writeLists } from './lists.ts'
import { BLOCK } from './postings.ts'
import { RULES } from './rules.ts'

/** Documents of one block, as they were and as they are. */
type Change = { block: number; before: readonly Entry[]; after: readonly Entry[] }

const blockOf = (id: number) => Math.floor(id / BLOCK)

/** What documents of a block have for each word. */
function groupByWord<V>(kind: ListKind<V>, entries: readonly Entry[]): Map<string, [id: number, value: V][]> {
  const words = new Map<string, [number, V][]>()
  for (const entry of entries)
    for (const [word, value] of kind.of(entry)) {
      const values = words.get(word) ?? []
      words.set(word, values)
      values.push([entry.id, value])
    }
  return words
}

/** The bytes of a list without some documents and with others; none where no document is left. */
function editList<V>(
  kind: ListKind<V>,
  { block, bytes, without, added }: { block: number; bytes: Uint8Array; without: Set<number>; added: [number, V][] },
): readonly number[] {
  const kept: [number, V][] = []
  kind.read(bytes, block, (id, value) => {
    if (!without.has(id)) kept.push([id, value])
  })
  const writer = new ListWriter(kind, block)
  for (const [id, value] of [...kept, ...added].sort(([one], [other]) => one - other)) writer.add(id, value)
  return writer.bytes
}

async function editLists<V>(
  db: QueryExecutorProvider,
  kind: ListKind<V>,
  { block, before, after }: Change,
): Promise<void> {
  const { table, word, bytes } = kind
  const added = groupByWord(kind, after)
  const words = [...new Set([...groupByWord(kind, before).keys(), ...added.keys()])]
  const { rows } = await sql<{ word: string; bytes: Uint8Array }>`
    select ${sql.ref(word)} as word, ${sql.ref(bytes)} as bytes from ${sql.table(table)}
    where block = ${block} and ${sql.ref(word)} = any(${words}::text[])`.execute(db)
  const stored = new Map(rows.map((row) => [row.word, row.bytes]))
  const without = new Set([...before, ...after].map(({ id }) => id))
  const changed: (readonly [string, readonly number[]])[] = []
  const emptied: string[] = []
  for (const text of words) {
    const old = stored.get(text) ?? new Uint8Array()
    const edited = editList(kind, { block, bytes: old, without, added: added.get(text) ?? [] })
    if (edited.length === 0) emptied.push(text)
    else if (Buffer.compare(Uint8Array.from(edited), old) !== 0) changed.push([text, edited])
  }
  await writeLists(db, kind, block, changed)
  await sql`delete from ${sql.table(table)}
    where block = ${block} and ${sql.ref(word)} = any(${emptied}::text[])`.execute(db)
}

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { length }) => sum + length, 0)

async function updateBlock(db: QueryExecutorProvider, change: Change): Promise<void> {
  const { block, before, after } = change
  await editLists(db, postingLists, change)
  await editLists(db, spellingLists, change)
  const [documents, length] = [after.length - before.length, sumOf(after) - sumOf(before)]
  await sql`insert into search_blocks (block, documents, length, rules)
    values (${block}, ${documents}, ${length}, ${sql.lit(RULES)})
    on conflict (block) do update set documents = search_blocks.documents + excluded.documents,
      length = search_blocks.length + excluded.length`.execute(db)
  await sql`delete from search_blocks where block = ${block} and documents = 0`.execute(db)
}

/** Lets nobody else mark blocks until the end of the transaction, so that no mark of theirs is taken for one of its own. */
export const lockMarks = (transaction: QueryExecutorProvider) =>
  sql`lock table search_stale in share row exclusive mode`.execute(transaction)

/** Marks the blocks that were written by other rules: what documents have in them now is not what was put in then. */
export const markOldRules = (transaction: QueryExecutorProvider) =>
  sql`insert into search_stale select block from search_blocks where rules <> ${sql.lit(RULES)} on conflict do nothing`.execute(
    transaction,
  )

/**
 * Brings the index of words up to date after a change of some documents within a transaction, and reads no others. No block was
 * marked before the change; the marks that it has set are taken. `before` is what the documents had in the index, without those
 * that were not there.
 */
export async function updatePostings(
  db: QueryExecutorProvider,
  ids: readonly number[],
  before: readonly Entry[],
): Promise<void> {
  const after = await readEntriesOf(db, ids)
  const blocks = [...new Set(ids.map(blockOf))]
  for (const block of blocks) {
    const isInBlock = ({ id }: Entry) => blockOf(id) === block
    await updateBlock(db, { block, before: before.filter(isInBlock), after: after.filter(isInBlock) })
  }
  await sql`delete from search_stale where block = any(${blocks}::int[])`.execute(db)
}
