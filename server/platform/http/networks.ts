import { BlockList, isIP, isIPv4 } from 'node:net'
import { toPlainAddress } from './client-address.ts'

/** A network such as `192.0.2.0/24` or an address, in one spelling; undefined: it is neither. */
export function parseNetwork(text: string): string | undefined {
  const [, address = '', length] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text.trim()) ?? []
  if (isIP(address) === 0) return undefined
  const longest = isIPv4(address) ? 32 : 128
  const bits = length === undefined ? longest : Number(length)
  return bits <= longest ? `${address.toLowerCase()}/${bits}` : undefined
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')

/** A list of networks, as `parseNetwork` spells them. */
export function listNetworks(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [start = '', bits] = network.split('/')
    list.addSubnet(start, Number(bits), familyOf(start))
  }
  return list
}

/** Whether an address is in one of these networks. */
export function isWithin(address: string, networks: BlockList): boolean {
  const client = toPlainAddress(address.split('%')[0] ?? '')
  return isIP(client) !== 0 && networks.check(client, familyOf(client))
}
