import { posix } from 'node:path'
import type { Finding } from '../finding.ts'
import { edgesOf, type SourceTree } from '../source-tree.ts'

const binding = /^ {2}'((?:GET|POST|PUT|DELETE) [^']+)': (.+),$/

/**
 * A routes file binds each call to the verb of a file of its own, which declares the call it is for. The lint rule for
 * writing verbs goes by that declaration, so no verb may do without.
 */
export function* routes(tree: SourceTree): Iterable<Finding> {
  const edges = edgesOf(tree)
  for (const { path: file, text } of tree.files.values()) {
    if (!/^server\/areas\/.*\.routes\.ts$/.test(file)) continue
    const verbs = edges.filter(({ from, to }) => from.path === file && to !== undefined && tree.files.has(to))
    for (const [index, source] of text.split('\n').entries()) {
      const [, call, verb = ''] = binding.exec(source) ?? []
      if (call === undefined) continue
      const home = posix.join(posix.dirname(file), `${kebab(verb)}.ts`)
      const isHome = verbs.some(({ to }) => to === home)
      if (isHome && tree.files.get(home)?.text.includes(`export const ${verb}: Verb<'${call}'>`)) continue
      const what = `${call} is not bound to a verb in a file of its own`
      const mend = `write \`export const ${camel(verb)}: Verb<'${call}'>\` in ${camelFile(verb, home)} and bind it by name`
      yield { file, line: index + 1, what, mend }
    }
  }
}

const isName = (text: string) => /^\w+$/.test(text)
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const camel = (verb: string) => (isName(verb) ? verb : 'doSomething')
const camelFile = (verb: string, home: string) => (isName(verb) ? home : 'do-something.ts')
