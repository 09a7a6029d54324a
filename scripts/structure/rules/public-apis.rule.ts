import type { Violation } from '../violation.ts'
import type { SourceTree } from '../source-tree.ts'

const widest = 10

/** A public API is narrow: at most ten names, each written out. */
export function* publicApis({ files }: SourceTree): Iterable<Violation> {
  for (const { path: file, exports } of files.values()) {
    if (!/\.public\.tsx?$/.test(file)) continue
    if (exports.includes('*')) {
      yield { file, line: 1, what: 'the public API exports everything of a file', fix: 'name what others may use' }
    }
    if (exports.length > widest) {
      yield {
        file,
        line: 1,
        what: `the public API exports ${exports.length} names`,
        fix: `a public API has at most ${widest}: ask whether others need them all, or whether the area is two`,
      }
    }
  }
}
