import type { SourceTree } from './source-tree.ts'

/** A broken rule: where, what, and how to fix it. */
export interface Violation {
  readonly file: string
  readonly line: number
  readonly what: string
  readonly fix: string
}

export type Rule = (tree: SourceTree) => Iterable<Violation>
