import { parseSync, type Comment, type EcmaScriptModule } from 'oxc-parser'

export interface Import {
  readonly specifier: string
  readonly line: number
  /** Erased before anything runs: `import type`, `export type … from`. */
  readonly isType: boolean
  /** `import('…')`: loaded on demand. */
  readonly isLazy: boolean
}

/** One source file, with what the rules need. Other files (styles, SQL) have neither imports nor comments. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
  /** Names that the file exports; `*` if it re-exports everything of another. */
  readonly exports: readonly string[]
  readonly comments: readonly { readonly line: number; readonly text: string }[]
  /** Lines that hold code: neither blank nor only a comment. */
  readonly codeLines: number
  lineOf(offset: number): number
}

const parsed = /\.(?:ts|tsx|js|mjs)$/

export function readSource(path: string, text: string): SourceFile {
  const lineOf = lineFinder(text)
  const bare = { path, text, lineOf, imports: [], exports: [], comments: [], codeLines: countLines(text) }
  if (!parsed.test(path)) return bare
  const { module, comments, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  return {
    ...bare,
    imports: importsOf(module, text, lineOf),
    exports: module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.exportName.name ?? '*')),
    comments: comments.flatMap((comment) => linesOf(comment, lineOf)),
    codeLines: countLines(withoutComments(text, comments)),
  }
}

function importsOf(module: EcmaScriptModule, text: string, lineOf: SourceFile['lineOf']): Import[] {
  const imports = module.staticImports.map(({ start, moduleRequest }) => ({
    specifier: moduleRequest.value,
    line: lineOf(start),
    // `import { type A }` leaves an import behind that runs; only `import type` is erased whole.
    isType: /^import\s+type\b/.test(text.slice(start, start + 20)),
    isLazy: false,
  }))
  const passedOn = module.staticExports.flatMap(({ start, entries }) => {
    const source = entries[0]?.moduleRequest
    if (!source) return []
    const isType = /^export\s+type\b/.test(text.slice(start, start + 20))
    return [{ specifier: source.value, line: lineOf(start), isType, isLazy: false }]
  })
  const lazy = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const specifier = /^['"](.*)['"]$/.exec(text.slice(start, end))?.[1]
    return specifier === undefined ? [] : [{ specifier, line: lineOf(start), isType: false, isLazy: true }]
  })
  return [...imports, ...passedOn, ...lazy]
}

export function lineFinder(text: string): SourceFile['lineOf'] {
  const ends: number[] = []
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at)
  return (offset) => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) < offset) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

const linesOf = ({ start, value }: Comment, lineOf: SourceFile['lineOf']) =>
  value.split('\n').map((text, index) => ({ line: lineOf(start) + index, text }))

function withoutComments(text: string, comments: readonly Comment[]): string {
  let stored = ''
  let from = 0
  for (const { start, end } of comments) {
    stored += text.slice(from, start)
    from = end
  }
  return stored + text.slice(from)
}

const countLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length
