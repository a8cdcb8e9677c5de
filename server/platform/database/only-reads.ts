import { type Kysely, type KyselyPlugin, type OperationNode, RawNode } from 'kysely'
import type { Database } from './schema.ts'

const READS = /^[\s(]*(?:select|with)\b/i

/** SQL that is put together may begin with another piece of it. */
function isRead(node: OperationNode): boolean {
  if (node.kind === 'SelectQueryNode') return true
  if (!RawNode.is(node)) return false
  const [beginning = ''] = node.sqlFragments
  const [piece] = node.parameters
  return beginning.trim() === '' && piece ? isRead(piece) : READS.test(beginning)
}

const refuseWrites: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (!isRead(node)) throw new Error('This database is for reads, which a replica may answer: write to Context.db.')
    return node
  },
  transformResult: async ({ result }) => result,
}

/** The same database for reads alone. Anything else is an error of the program, with and without replicas. */
export const onlyReads = (db: Kysely<Database>): Kysely<Database> => db.withPlugin(refuseWrites)
