import type { Violation } from '../violation.ts'
import type { SourceTree } from '../source-tree.ts'

const suppression = /(?:ox|es)lint-disable|@ts-(?:expect-error|ignore|nocheck)|(?:v8|c8|istanbul) ignore/
const reason = /\s--\s+\S/

/** Suppressing a rule requires a reason on the line. */
export function* suppressions({ files }: SourceTree): Iterable<Violation> {
  for (const { path: file, comments } of files.values()) {
    for (const { line, text } of comments) {
      const [found] = suppression.exec(text) ?? []
      if (found === undefined || reason.test(text)) continue
      yield { file, line, what: `${found} without a reason`, fix: 'fix the cause, or say why: `… -- reason`' }
    }
  }
}
