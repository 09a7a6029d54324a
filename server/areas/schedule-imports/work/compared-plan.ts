import type { Finding } from '@portico/contract/areas/schedules/finding.shapes.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { inTurns } from '../../../platform/jobs/in-turns.ts'
import { type CheckTally, countedRow } from './check-tally.ts'
import { blockLines, keepPlan, planBlocks } from './plan-file.ts'
import { isChanging, type PlanHead } from './plan-line.ts'
import { isHard } from './row-planner.ts'

interface Plan {
  readonly key: string
  readonly bytes: number
  readonly tally: CheckTally
}

interface Compared {
  /** What was found in rows next to each other, by row. */
  readonly found: ReadonlyMap<string | null, readonly Finding[]>
  readonly tally: CheckTally
}

/** A plan with the issues found by comparing its rows with each other; the same plan if there are none. */
export async function comparedPlan(
  files: FileStore,
  plan: Plan,
  { found, tally, key }: Compared & { readonly key: string },
): Promise<Plan> {
  if (found.size === 0) return plan
  tally.takeOver(plan.tally)
  const bytes = await keepPlan(files, key, withFindings(files, plan, { found, tally }))
  await files.remove(plan.key)
  return { key, bytes, tally }
}

async function* withFindings(files: FileStore, { key, bytes }: Plan, { found, tally }: Compared) {
  for await (const block of planBlocks(files, key, { from: 0, to: bytes })) {
    const heads = block.heads.map((head) => withFound(head, found.get(head.rowId) ?? []))
    await inTurns(blockLines({ ...block, heads }), ({ head, cells }) =>
      tally.add(head, countedRow(cells, tally.totalled)),
    )
    yield { heads, cells: block.cells }
  }
}

/** A row that previously blocked another is not skipped because of that: only the file's content counts. */
function withFound(head: PlanHead, found: readonly Finding[]): PlanHead {
  if (found.length === 0 || head.kind === 'REJECTED' || head.kind === 'REMOVED') return head
  const said = found
    .filter(({ column }) => !isChanging(head) || head.changes.some((change) => change.column === column))
    .map(({ column, severity, message }) => ({ column, severity, message }))
  const findings = [...head.findings, ...said]
  if (!said.some(isHard)) return { ...head, findings }
  const { rowId, row } = head
  return { kind: 'REJECTED', rowId, row, findings }
}
