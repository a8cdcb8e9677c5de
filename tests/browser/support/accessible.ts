import { executeServerCommand } from '@web/test-runner-commands'

type Accessible = { role: string; name: string; children: Accessible[] }

const flat = (nodes: readonly Accessible[]): Accessible[] => nodes.flatMap((node) => [node, ...flat(node.children)])

const spaced = (text: string) => text.replace(/\s+/g, ' ')

/** What the browser tells a screen reader of the first thing with this role and name; fails where there is none. */
export async function accessible(role: string, name: string): Promise<Accessible> {
  const nodes = flat(await executeServerCommand<Accessible[], undefined>('accessibility-tree'))
  const alike = nodes.filter((node) => node.role === role)
  const found = alike.find((node) => spaced(node.name) === name)
  if (!found) throw new Error(`no ${role} "${name}" among ${alike.map((node) => node.name).join(', ')}`)
  return found
}

/** Everything with one of these roles in it, as `role name`. */
export const partsOf = (node: Accessible, ...roles: string[]): string[] =>
  flat(node.children)
    .filter(({ role }) => roles.includes(role))
    .map(({ role, name }) => `${role} ${name}`.trim())
