import type { Finding, Rule } from './finding.ts'
import { areas } from './rules/areas.rule.ts'
import { withinBudgets } from './rules/budgets.rule.ts'
import { constraints } from './rules/constraints.rule.ts'
import { cycles } from './rules/cycles.rule.ts'
import { demonstration } from './rules/demonstration.rule.ts'
import { doors } from './rules/doors.rule.ts'
import { floors } from './rules/floors.rule.ts'
import { groups } from './rules/groups.rule.ts'
import { names } from './rules/names.rule.ts'
import { restrictedTables } from './rules/restricted-tables.rule.ts'
import { routes } from './rules/routes.rule.ts'
import { sizes } from './rules/sizes.rule.ts'
import { suppressions } from './rules/suppressions.rule.ts'
import { tables } from './rules/tables.rule.ts'
import { tenantReads } from './rules/tenant-reads.rule.ts'
import { words } from './rules/words.rule.ts'
import type { SourceTree } from './source-tree.ts'

const rules: readonly Rule[] = [
  floors,
  areas,
  groups,
  tables,
  restrictedTables,
  doors,
  cycles,
  routes,
  names,
  sizes,
  suppressions,
  constraints,
  tenantReads,
  demonstration,
  words,
  withinBudgets,
]

/** Everything in the tree that breaks a rule, by file and line. */
export function findingsIn(tree: SourceTree): Finding[] {
  const findings = rules.flatMap((rule) => [...rule(tree)])
  return findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
