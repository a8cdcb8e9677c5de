import { writeFile } from 'node:fs/promises'

type Value = string | number | Value[] | { [name: string]: Value }

/** The control bytes of a value: its type and size. */
function head(type: number, size: number): number[] {
  const [first = 0, ...more] = size < 29 ? [size] : [29, size - 29]
  return type > 7 ? [first, type - 7, ...more] : [(type << 5) | first, ...more]
}

/** Numbers are of 32 bits here. */
function encode(value: Value): number[] {
  if (typeof value === 'string') {
    const bytes = [...new TextEncoder().encode(value)]
    return [...head(2, bytes.length), ...bytes]
  }
  if (typeof value === 'number')
    return [...head(6, 4), value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
  if (Array.isArray(value)) return [...head(11, value.length), ...value.flatMap(encode)]
  const entries = Object.entries(value)
  return [...head(7, entries.length), ...entries.flatMap(([name, one]) => [...encode(name), ...encode(one)])]
}

/** The bits of an IPv4 network below `::/96`, where such databases have them. */
function toBits(network: string): number[] {
  const [address = '', length = '32'] = network.split('/')
  const bits = address.split('.').flatMap((part) => [...Number(part).toString(2).padStart(8, '0')].map(Number))
  return [...Array<number>(96).fill(0), ...bits.slice(0, Number(length))]
}

/** Writes a database in the MMDB format with a record for each IPv4 network. */
export async function writeMmdb(path: string, records: Readonly<Record<string, Value>>): Promise<void> {
  type Node = [Node | number | undefined, Node | number | undefined]
  const first: Node = [undefined, undefined]
  const nodes: Node[] = [first]
  const data: number[] = []
  for (const [network, record] of Object.entries(records)) {
    const bits = toBits(network)
    let node = first
    for (const bit of bits.slice(0, -1)) {
      const next = node[bit]
      if (Array.isArray(next)) node = next
      else {
        const made: Node = [undefined, undefined]
        nodes.push(made)
        node[bit] = made
        node = made
      }
    }
    node[bits.at(-1) ?? 0] = data.length
    data.push(...encode(record))
  }
  const places = new Map(nodes.map((node, index) => [node, index]))
  const toRecord = (next: Node | number | undefined) => {
    if (next === undefined) return nodes.length
    return typeof next === 'number' ? nodes.length + 16 + next : (places.get(next) ?? 0)
  }
  const tree = nodes.flatMap((node) =>
    node.flatMap((next) => {
      const to = toRecord(next)
      return [to >>> 16, (to >>> 8) & 255, to & 255]
    }),
  )
  const metadata = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_795_000_000,
    database_type: 'Test',
    description: { en: 'For tests' },
    ip_version: 6,
    languages: ['en', 'de'],
    node_count: nodes.length,
    record_size: 24,
  }
  const marker = [0xab, 0xcd, 0xef, ...new TextEncoder().encode('MaxMind.com')]
  await writeFile(
    path,
    Uint8Array.from([...tree, ...Array<number>(16).fill(0), ...data, ...marker, ...encode(metadata)]),
  )
}
