import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export interface DocFinding {
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
export function docFindings(root: string): DocFinding[] {
  const files = globSync(['README.md', 'docs/**/*.md'], { cwd: root }).toSorted()
  const scripts = scriptsOf(root)
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
          .filter(([, name = '']) => !scripts.has(name))
          .map(([found]) => ({ file, line: index + 1, what: `says \`${found}\`, which package.json does not have` })),
      ]),
  )
}

function linksIn(text: string): string[] {
  const targets = [...text.matchAll(link)].map(([, target = '']) => target)
  return targets.filter((target) => !elsewhere.test(target)).map((target) => target.replace(/#.*$/, ''))
}

const pathsIn = (text: string) =>
  [...text.matchAll(code)].map(([, found = '']) => found).filter((found) => ourPath.test(found))

/** `<area>` stands for any name. */
const patternOf = (path: string) => path.replaceAll(/<[^>]+>/g, '*').replace(/:\d+$/, '')

function scriptsOf(root: string): Set<string> {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>
  }
  return new Set(Object.keys(scripts))
}
