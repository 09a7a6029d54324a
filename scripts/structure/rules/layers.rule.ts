import type { Violation } from '../violation.ts'
import { isToolSetting, placeOf, type Place } from '../place.ts'
import { edgesOf, type Edge, type SourceTree } from '../source-tree.ts'

/** Which layers a layer may import from. Everything outside the three layers sees only what is public. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract'],
  server: ['server', 'contract'],
  web: ['web', 'contract'],
  e2e: ['e2e', 'contract', 'scripts'],
  bench: ['bench', 'contract', 'scripts'],
  scripts: ['scripts', 'contract'],
}

/**
 * What a benchmark runs in its own process: a server to compare with a bare one, a reader, and a list for it to read.
 */
const isMeasuredHere = new Set([
  'server/app/start-server.ts',
  'server/platform/config/config.ts',
  'server/platform/log.ts',
  'server/platform/spreadsheets/open-workbook.ts',
  'server/platform/spreadsheets/spreadsheet-reader.ts',
  'server/platform/spreadsheets/spreadsheet-writer.ts',
  'server/platform/spreadsheets/workbook.ts',
  'server/platform/spreadsheets/test/workbook-file.ts',
])

const contractPackages = new Set(['zod'])
const contractTestPackages = new Set(['vitest', 'fast-check'])
const fullContract = /^contract\/api\.ts$|\.calls\.ts$/

/** The three layers: the contract imports neither of the others; server and web import it, never each other. */
export function* layers(tree: SourceTree): Iterable<Violation> {
  for (const edge of edgesOf(tree)) {
    const broken = brokenBy(edge, placeOf(edge.from.path))
    if (broken) yield { file: edge.from.path, line: edge.line, ...broken }
  }
}

function brokenBy(edge: Edge, from: Place): Pick<Violation, 'what' | 'fix'> | undefined {
  if (isToolSetting(edge.from.path)) return undefined
  if (edge.to === undefined) return brokenByPackage(edge, from)
  const to = placeOf(edge.to)
  const allowed = mayImport[from.layer]
  const isOpened = from.layer === 'bench' && isMeasuredHere.has(edge.to)
  if (allowed && !allowed.includes(to.layer) && !isOpened) {
    return {
      what: `${from.layer} imports ${edge.to}`,
      fix: `${from.layer} may import only ${allowed.join(' and ')}; what both sides need belongs in contract/`,
    }
  }
  if (from.layer === 'web' && !from.isTest && !edge.isType && fullContract.test(edge.to)) {
    return {
      what: `web imports ${edge.to} at run time: every call's schema would reach the browser`,
      fix: 'use `import type`, or import the one *.rules.ts, *.shapes.ts or *.messages.ts file that is needed',
    }
  }
  return undefined
}

function brokenByPackage({ specifier }: Edge, from: Place): Pick<Violation, 'what' | 'fix'> | undefined {
  if (from.layer === 'contract') {
    if (contractPackages.has(specifier) || (from.isTest && contractTestPackages.has(specifier))) return undefined
    return {
      what: `contract imports ${specifier}`,
      fix: 'the contract imports zod alone, so that both sides can run it',
    }
  }
  if (from.layer === 'web' && !from.isTest && specifier.startsWith('node:')) {
    return { what: `web imports ${specifier}`, fix: 'the browser has no Node; move this to the server' }
  }
  return undefined
}
