import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readSource, type Import, type SourceFile } from './source-file.ts'

/** The repository as the rules see it. Paths are relative to its root, with forward slashes. */
export interface SourceTree {
  readonly root: string
  readonly files: ReadonlyMap<string, SourceFile>
  /** The areas, low to high, as `contract/areas.ts` lists them. */
  readonly areas: readonly string[]
  /** The area of each table, or `platform`. */
  readonly owners: ReadonlyMap<string, string>
  /** The groups of areas, low to high. */
  readonly groups: ReadonlyMap<string, readonly string[]>
  /** The areas that later groups may import. */
  readonly openAreas: ReadonlySet<string>
}

export interface Edge extends Import {
  readonly from: SourceFile
  /** Path of the imported file of ours; undefined for a package. */
  readonly to: string | undefined
}

const leftOut = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report'])
const sources = /\.(?:ts|tsx|js|mjs|css|sql)$/

export function readTree(root: string): SourceTree {
  const files = new Map<string, SourceFile>()
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = posix.join(folder, entry.name)
      if (entry.name.startsWith('.') || leftOut.has(entry.name)) continue
      if (entry.isDirectory()) visit(path)
      else if (sources.test(path)) files.set(path, readSource(path, readFileSync(join(root, path), 'utf8')))
    }
  }
  visit('')
  const owners = ownersIn(join(root, 'server/tables/owners.json'))
  return { root, files, owners, ...listedAreas(files) }
}

const groupBlock = /'?([a-z][a-z-]*)'?: \{((?:[^{}]|\{[^{}]*\})*)\}/g
const areaBlock = /'?([a-z][a-z-]*)'?: \{([^{}]*)\}/g

/** Reads `contract/areas.ts` as text: an object of groups, each an object of areas. */
function listedAreas(files: SourceTree['files']): Pick<SourceTree, 'areas' | 'groups' | 'openAreas'> {
  const [, list = ''] = /\bgroups = \{([\s\S]*)\} as const/.exec(files.get('contract/areas.ts')?.text ?? '') ?? []
  const found = [...list.matchAll(groupBlock)].map(([, name = '', body = '']) => ({
    name,
    areas: [...body.matchAll(areaBlock)],
  }))
  const listed = found.flatMap(({ areas }) => areas)
  return {
    groups: new Map(found.map(({ name, areas }) => [name, areas.map(([, each = '']) => each)])),
    areas: listed.map(([, each = '']) => each),
    openAreas: new Set(listed.filter(([, , facts = '']) => facts.includes('isOpen')).map(([, each = '']) => each)),
  }
}

function ownersIn(file: string): Map<string, string> {
  const owners = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {}
  return new Map(Object.entries(owners).flatMap(([area, tables]) => tables.map((table) => [table, area] as const)))
}

/** Every import of every file, resolved to the file it means. */
export function edgesOf({ files }: SourceTree): Edge[] {
  return [...files.values()].flatMap((from) =>
    from.imports.map((found) => ({ ...found, from, to: targetOf(from.path, found.specifier) })),
  )
}

function targetOf(from: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?')
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path)
  return /^@portico\/(.+)$/.exec(path)?.[1]
}
