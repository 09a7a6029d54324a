import { parseSync, Visitor } from 'oxc-parser'
import type { Violation } from '../violation.ts'
import type { SourceTree } from '../source-tree.ts'

const wholeSchema = /^(?:z\.)?Zod(?:Type|Any|Object|RawShape)\b/

/** Generic helpers do not constrain by zod's own types: the checker would compare every method of every schema. */
export function* constraints({ files }: SourceTree): Iterable<Violation> {
  for (const { path: file, text, lineOf } of files.values()) {
    if (!/extends\s+(?:z\.)?Zod/.test(text)) continue
    const found: Violation[] = []
    new Visitor({
      TSTypeParameter({ constraint }) {
        if (!constraint) return
        const [name] = wholeSchema.exec(text.slice(constraint.start, constraint.end)) ?? []
        if (name === undefined) return
        const what = `a type parameter extends ${name}`
        found.push({ file, line: lineOf(constraint.start), what, fix: 'extend `Schema` of contract/kit/call.ts' })
      },
    }).visit(parseSync(file, text).program)
    yield* found
  }
}
