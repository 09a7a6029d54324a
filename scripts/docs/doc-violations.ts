import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export interface DocViolation {
  readonly file: string
  readonly line: number
  readonly what: string
}

const link = /\]\(([^)\s]+)\)/g
const code = /`([^`]+)`/g
const ourPath = /^(?:contract|server|web|e2e|bench|scripts|deploy|docs|\.ci)\/\S*$/
const command = /\bnpm run ([\w-]+)/g
const elsewhere = /^(?:[a-z]+:|#)/

/** What the README and the pages in docs/ cite and the repository does not have. */
export function docViolations(root: string): DocViolation[] {
  const files = globSync(['README.md', 'docs/**/*.md'], { cwd: root }).toSorted()
  const { scripts = {} } = packageOf(join(root, 'package.json'))
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => [
        ...linksIn(text)
          .filter((path) => !existsSync(join(root, posix.dirname(file), path)))
          .map((path) => ({ file, line: index + 1, what: `links to ${path}, which does not exist` })),
        ...pathsIn(text)
          .filter((path) => globSync(patternOf(path), { cwd: root }).length === 0)
          .map((path) => ({ file, line: index + 1, what: `names ${path}, which does not exist` })),
        ...[...text.matchAll(command)]
          .filter(([, name = '']) => !(name in scripts))
          .map(([found]) => ({ file, line: index + 1, what: `says \`${found}\`, which package.json does not have` })),
      ]),
  )
}

/** Rows that a table of the documentation holds twice, as careless merges leave them. */
export function doubledRows(root: string): DocViolation[] {
  return globSync('docs/*.md', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const rows = readFileSync(join(root, file), 'utf8').split('\n').entries()
      const seen = new Set<string>()
      return [...rows].flatMap(([index, text]) => {
        const isDoubled = /^\|.*\w/.test(text) && seen.has(text)
        seen.add(text)
        return isDoubled ? [{ file, line: index + 1, what: 'holds this row already' }] : []
      })
    })
}

const dependencyPage = 'docs/dependencies.md'

/** Packages missing from the dependencies page, if there is one. */
export function unnamedDependencies(root: string): DocViolation[] {
  if (!existsSync(join(root, dependencyPage))) return []
  const page = readFileSync(join(root, dependencyPage), 'utf8')
  return globSync(['package.json', '*/package.json'], { cwd: root, exclude: ['node_modules'] })
    .toSorted()
    .flatMap((file) => {
      const { dependencies, devDependencies, optionalDependencies } = packageOf(join(root, file))
      return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter((name) => !name.startsWith('@types/') && !new RegExp(`(?<![\\w/@-])${name}(?![\\w/-])`).test(page))
        .map((name) => ({ file, line: 1, what: `has ${name}, which ${dependencyPage} does not explain` }))
    })
}

function linksIn(text: string): string[] {
  const targets = [...text.matchAll(link)].map(([, target = '']) => target)
  return targets.filter((target) => !elsewhere.test(target)).map((target) => target.replace(/#.*$/, ''))
}

const pathsIn = (text: string) =>
  [...text.matchAll(code)].map(([, found = '']) => found).filter((found) => ourPath.test(found))

/** `<area>` matches any name. */
const patternOf = (path: string) => path.replaceAll(/<[^>]+>/g, '*').replace(/:\d+$/, '')

type Package = Readonly<
  Record<'scripts' | 'dependencies' | 'devDependencies' | 'optionalDependencies', Readonly<Record<string, string>>>
>

const packageOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Partial<Package>
