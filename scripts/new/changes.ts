import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** An error that the person at the keyboard can fix. */
export class Refused extends Error {}

/** New and changed files, kept back until all of them are known, so that an error leaves nothing half done. */
export class Changes {
  readonly #root: string
  readonly #files = new Map<string, string>()

  constructor(root: string) {
    this.#root = root
  }

  get paths(): string[] {
    return [...this.#files.keys()]
  }

  has(path: string): boolean {
    return this.#files.has(path) || existsSync(join(this.#root, path))
  }

  /** Names of the files in a folder, present or planned. */
  filesIn(folder: string): string[] {
    const there = existsSync(join(this.#root, folder)) ? readdirSync(join(this.#root, folder)) : []
    const coming = this.paths.filter((path) => dirname(path) === folder).map((path) => basename(path))
    return [...new Set([...there, ...coming])]
  }

  read(path: string): string {
    if (!this.has(path)) throw new Refused(`${path} does not exist`)
    return this.#files.get(path) ?? readFileSync(join(this.#root, path), 'utf8')
  }

  create(path: string, text: string): void {
    if (this.has(path)) throw new Refused(`${path} exists already`)
    this.#files.set(path, text)
  }

  edit(path: string, change: (text: string) => string): void {
    const before = this.read(path)
    const after = change(before)
    if (after === before) throw new Refused(`${path} does not look as expected: change it by hand`)
    this.#files.set(path, after)
  }

  /** Appends to a file, and adds the imports at its top. Creates the file if missing. */
  append(path: string, imports: readonly string[], text: string): void {
    if (!this.has(path)) this.create(path, '')
    this.edit(path, (before) => `${imports.reduce(withImport, before)}\n${text}`)
  }

  write(): void {
    for (const [path, text] of this.#files) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true })
      writeFileSync(join(this.#root, path), text)
    }
  }
}

/** Adds an import below the others; names of a module that is imported already join its line. */
export function withImport(text: string, line: string): string {
  if (text.includes(line)) return text
  const [, kind = '', names = '', module = ''] = namedImport.exec(line) ?? []
  const same = module && new RegExp(`^import ${kind}\\{([^}]*)\\} from '${escaped(module)}'$`, 'm').exec(text)
  if (same) {
    const all = [...new Set([...namesIn(same[1] ?? ''), ...namesIn(names)])]
    return text.replace(same[0], `import ${kind}{ ${all.join(', ')} } from '${module}'`)
  }
  const last = [...text.matchAll(/^(?:import|\} from) .*'$/gm)].at(-1)
  const end = last === undefined ? 0 : last.index + last[0].length + 1
  return `${text.slice(0, end)}${line}\n${text.slice(end)}`
}

const namedImport = /^import (type )?\{([^}]*)\} from '([^']+)'$/

const escaped = (module: string) => module.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
