import { dirname, join, posix } from 'node:path'
import ts from 'typescript'
import { parseAllDocuments } from 'yaml'
import { filesUnder } from '#scripts/lib/fingerprint.mjs'
import { root } from '#scripts/lib/run.mjs'
import { read } from './documents.ts'

export type Resource = { apiVersion: string; kind: string; [field: string]: unknown }

const DIRECTORY = 'deploy/kubernetes'

/** The files of the manifests, each with what it holds. @throws Error for YAML that is not valid */
export const manifests: ReadonlyMap<string, readonly Resource[]> = new Map(
  filesUnder(DIRECTORY).map((path) => {
    const documents = parseAllDocuments(read(path), { strict: true, uniqueKeys: true })
    const [error] = documents.flatMap(({ errors }) => errors)
    if (error) throw new Error(`${path}: ${error.message}`)
    return [path, documents.map((document) => document.toJS() as Resource)]
  }),
)

const isKustomization = (path: string) => path.endsWith('/kustomization.yaml')

type Kustomization = Resource & {
  resources?: string[]
  patches?: { path: string }[]
  configMapGenerator?: { literals: string[] }[]
}

export const kustomizations = [...manifests]
  .filter(([path]) => isKustomization(path))
  .map(([path, [content]]) => [path, content as Kustomization] as const)

/** The resources by their file, kustomizations left out. */
export const resources = [...manifests]
  .filter(([path]) => !isKustomization(path))
  .flatMap(([path, content]) => content.map((resource) => [path, resource] as const))

/** The paths that a kustomization names. */
export const namedBy = ([path, { resources = [], patches = [] }]: readonly [string, Kustomization]): string[] =>
  [...resources, ...patches.map((patch) => patch.path)].map((name) => posix.join(dirname(path), name))

/** The names of settings that a generated ConfigMap sets. */
export const settingsIn = ({ configMapGenerator = [] }: Kustomization): string[] =>
  configMapGenerator.flatMap(({ literals }) => literals.map((literal) => literal.split('=')[0] ?? ''))

/** The module with the schema and the type of a resource. */
export const moduleOf = ({ apiVersion, kind }: Resource): string => `kubernetes-models/${apiVersion}/${kind}`

/**
 * What the types of Kubernetes say of resources. The schemas, as those of the API, let every unknown field pass, and a misspelled
 * rule of security would have no effect.
 */
export function typeFaults(checked: readonly Resource[]): string[] {
  const file = join(root, 'tests/tooling/manifests.virtual.ts')
  const text = checked
    .map(
      (resource, index) =>
        `import { I${resource.kind} as Type${index} } from '${moduleOf(resource)}'\nexport const resource${index}: Type${index} = ${JSON.stringify(resource)}`,
    )
    .join('\n')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext) : getSourceFile.call(host, name, ...rest)
  const program = ts.createProgram([file], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
