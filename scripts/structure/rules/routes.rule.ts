import { posix } from 'node:path'
import type { Violation } from '../violation.ts'
import { edgesOf, type SourceTree } from '../source-tree.ts'

const binding = /'((?:GET|POST|PUT|DELETE) [^']+)': ([^,}\n]+)/g

/**
 * A routes file binds each call to a standard operation of a record, or to a handler in its own file, which declares
 * its calls. The lint rule for writing handlers relies on that declaration, so every handler needs it.
 */
export function* routes(tree: SourceTree): Iterable<Violation> {
  const edges = edgesOf(tree)
  for (const { path: file, text, lineOf } of tree.files.values()) {
    if (!/^server\/areas\/.*\.routes\.ts$/.test(file)) continue
    const handlers = edges.filter(({ from, to }) => from.path === file && to !== undefined && tree.files.has(to))
    for (const { 1: call = '', 2: bound = '', index } of text.matchAll(binding)) {
      // A handler that needs more than its context is made by a function of the same name.
      const [handler = ''] = /^\w+(?=\(|\s*$)/.exec(bound) ?? []
      if (handlers.some(({ to }) => servesRecord(tree.files.get(to ?? '')?.text, bound))) continue
      const homes = handlers.filter(({ to }) => isHome(to, posix.dirname(file), handler))
      if (homes.some(({ to = '' }) => declares(tree.files.get(to)?.text, handler, call))) continue
      const what = `${call} is not bound to a handler in a file of its own`
      const fix = `write \`export const doThis: Handler<'${call}'>\` in do-this.ts and bind it by that name`
      yield { file, line: lineOf(index), what, fix }
    }
  }
}

/** The standard operations of a record come with its declaration; `*.record.ts` serves them under one name. */
function servesRecord(text = '', bound: string): boolean {
  const [, name] = /^(\w+)\.(?:list|add|change|move|remove)$/.exec(bound.trim()) ?? []
  return name !== undefined && text.includes(`export const ${name} = serveRecord(`)
}

/** A handler's file is named after it and is next to the routes, or in a subfolder. */
const isHome = (path: string | undefined, folder: string, handler: string) =>
  path?.startsWith(`${folder}/`) === true && posix.basename(path) === `${kebab(handler)}.ts`

/** A handler may serve several calls of the same shape. */
const declares = (text = '', handler: string, call: string) =>
  new RegExp(`export (?:const|function) ${handler}\\b`).test(text) &&
  [...text.matchAll(/\bHandler<([^>]+)>/g)].some(([, calls = '']) => calls.includes(`'${call}'`))

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
