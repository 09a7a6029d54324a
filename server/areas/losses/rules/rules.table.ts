import type { LossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import type { Generated } from 'kysely'

export type RuleTables = {
  loss_run_rules: {
    id: string
    brokerage_code: string | null
    state: string
    days: number
    kind: LossRunRule['kind']
    source: string
    from_on: string
    version: Generated<number>
    created_by: string | null
    created_at: Date
  }
}
