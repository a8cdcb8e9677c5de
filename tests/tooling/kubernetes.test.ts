import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { variables } from '#server/settings/variables.ts'
import { read } from './support/documents.ts'
import {
  kustomizations,
  manifests,
  moduleOf,
  namedBy,
  type Resource,
  resources,
  settingsIn,
  typeFaults,
} from './support/manifests.ts'

type Container = {
  env?: { name: string }[]
  [field: string]: unknown
}
type Pod = { containers: Container[]; [field: string]: unknown }

const podOf = ({ spec }: Resource) => (spec as { template?: { spec: Pod } }).template?.spec
const pods = resources.flatMap(([path, resource]) => {
  const pod = podOf(resource)
  return pod ? [[path, pod] as const] : []
})

test.each(resources)('%s is valid by the schema of Kubernetes', async (_, resource) => {
  const module = (await import(moduleOf(resource))) as Record<string, new (data: Resource) => { validate(): void }>
  const Model = module[resource.kind]
  expect(() => Model && new Model(resource).validate()).not.toThrow()
  expect(Model).toBeDefined()
})

test('the manifests have no field that Kubernetes does not know', () => {
  expect(typeFaults(resources.map(([, resource]) => resource))).toEqual([])
  const service = { apiVersion: 'v1', kind: 'Service', spec: { ports: [{ port: 80, targetport: 'http' }] } }
  expect(typeFaults([service])).toEqual([expect.stringContaining('targetport')])
})

test('each file is named by the kustomization of its directory, and each name is a file or a directory with one', () => {
  const named = new Set(kustomizations.flatMap(namedBy))
  const files = [...manifests.keys()]
  expect(files.filter((path) => !(path.endsWith('/kustomization.yaml') || named.has(path)))).toEqual([])
  expect([...named].filter((path) => !(manifests.has(path) || manifests.has(`${path}/kustomization.yaml`)))).toEqual([])
})

test('every variable in the manifests, compose.yaml and the Dockerfile is a setting', () => {
  const composed = Object.keys(parse(read('compose.yaml')).services.portal.environment)
  const built = Array.from(read('Dockerfile').matchAll(/^ENV (.+)$/gm), ([, line = '']) => line.split(' '))
    .flat()
    .map((text) => text.split('=')[0])
  const deployed = pods.flatMap(([, { containers }]) =>
    containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
  )
  const generated = kustomizations.flatMap(([, content]) => settingsIn(content))
  expect([composed, built, deployed, generated].every((names) => names.length > 0)).toBe(true)
  const known = new Set(Object.keys(variables.properties))
  expect([...composed, ...built, ...deployed, ...generated].filter((name) => !known.has(name ?? ''))).toEqual([])
})

test.each(pods)('%s runs without root, on a read-only file system, within limits', (_, pod) => {
  expect(pod).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
  })
  for (const container of pod.containers)
    expect(container).toMatchObject({
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
      resources: { requests: { memory: expect.any(String) }, limits: { memory: expect.any(String) } },
    })
})

test('a pod has more time to end than the server takes', () => {
  const literals = kustomizations.flatMap(([, { configMapGenerator = [] }]) =>
    configMapGenerator.flatMap((one) => one.literals),
  )
  const seconds = (name: string) => Number(literals.find((text) => text.startsWith(`${name}=`))?.split('=')[1])
  const server = pods.map(([, pod]) => pod).find((pod) => 'terminationGracePeriodSeconds' in pod)
  const needed = seconds('SHUTDOWN_DELAY') + seconds('SHUTDOWN_TIMEOUT') + 15
  expect(server?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(needed)
})

test('only the liveness of a pod does not depend on the database', () => {
  const [server] = pods.flatMap(([, { containers }]) => containers).filter((one) => 'readinessProbe' in one)
  expect(server).toMatchObject({
    startupProbe: { httpGet: { path: '/readyz' } },
    readinessProbe: { httpGet: { path: '/readyz' } },
    livenessProbe: { httpGet: { path: '/healthz' } },
  })
})
