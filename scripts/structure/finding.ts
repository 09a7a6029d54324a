import type { SourceTree } from './source-tree.ts'

/** A broken rule: where, what, and how to fix it. */
export interface Finding {
  readonly file: string
  readonly line: number
  readonly what: string
  readonly mend: string
}

export type Rule = (tree: SourceTree) => Iterable<Finding>
