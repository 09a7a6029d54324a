import type { Violation, Rule } from './violation.ts'
import { areas } from './rules/areas.rule.ts'
import { withinBudgets } from './rules/budgets.rule.ts'
import { constraints } from './rules/constraints.rule.ts'
import { cycles } from './rules/cycles.rule.ts'
import { demonstration } from './rules/demonstration.rule.ts'
import { publicApis } from './rules/public-apis.rule.ts'
import { layers } from './rules/layers.rule.ts'
import { groups } from './rules/groups.rule.ts'
import { names } from './rules/names.rule.ts'
import { restrictedTables } from './rules/restricted-tables.rule.ts'
import { routes } from './rules/routes.rule.ts'
import { sizes } from './rules/sizes.rule.ts'
import { styleClasses } from './rules/style-classes.rule.ts'
import { suppressions } from './rules/suppressions.rule.ts'
import { tables } from './rules/tables.rule.ts'
import { tenantReads } from './rules/tenant-reads.rule.ts'
import { words } from './rules/words.rule.ts'
import type { SourceTree } from './source-tree.ts'

const rules: readonly Rule[] = [
  layers,
  areas,
  groups,
  tables,
  restrictedTables,
  publicApis,
  cycles,
  routes,
  names,
  sizes,
  styleClasses,
  suppressions,
  constraints,
  tenantReads,
  demonstration,
  words,
  withinBudgets,
]

/** Everything in the tree that breaks a rule, by file and line. */
export function violationsIn(tree: SourceTree): Violation[] {
  const violations = rules.flatMap((rule) => [...rule(tree)])
  return violations.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
