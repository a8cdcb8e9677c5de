import { createServer } from 'node:net'

/** Ports in a row on the loopback, below those that the system gives to connections of its own: they stay free for a while. */
export async function freePorts(count: number): Promise<number> {
  const first = 20_000 + Math.floor(Math.random() * 12_000)
  for (let port = first; port < first + count; port++) if (!(await isFree(port))) return freePorts(count)
  return first
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
