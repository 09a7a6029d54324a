import type { Finding } from '../finding.ts'
import type { SourceTree } from '../source-tree.ts'

const widest = 10

/** A door is narrow: at most ten names, each written out. */
export function* doors({ files }: SourceTree): Iterable<Finding> {
  for (const { path: file, exports } of files.values()) {
    if (!/\.door\.tsx?$/.test(file)) continue
    if (exports.includes('*')) {
      yield { file, line: 1, what: 'the door exports everything of a file', mend: 'name what others may use' }
    }
    if (exports.length > widest) {
      yield {
        file,
        line: 1,
        what: `the door exports ${exports.length} names`,
        mend: `a door has at most ${widest}: ask whether others need them all, or whether the area is two`,
      }
    }
  }
}
