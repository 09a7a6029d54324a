import type { Violation } from '../violation.ts'
import { budgets, budgetsFile, budgetsOfNewAreas } from '../budgets.ts'
import { measuresOf } from '../measures.ts'
import type { SourceTree } from '../source-tree.ts'

/** Code grows no faster than what it does: each measure stays below its ceiling, and ceilings only come down. */
export function* withinBudgets(tree: SourceTree): Iterable<Violation> {
  for (const [name, measured] of measuresOf(tree)) {
    const most = budgets[name] ?? budgetsOfNewAreas[name.split(':')[0] ?? '']
    if (most === undefined || measured <= most) continue
    const what = `${name}: ${measured.toFixed(1)}, at most ${most}`
    yield {
      file: budgetsFile,
      line: 1,
      what,
      fix: 'remove or share code; the ceiling does not rise',
    }
  }
}
