import type { PlanTerms } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import type { Plan } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import type { ColumnType, Generated } from 'kysely'

/** Kept as JSON: written as a text, read as what it says. */
type Json<T> = ColumnType<T, string, string>

export type SelectionTables = {
  selection_plans: {
    account_code: string
    id: string
    cycle_id: string
    kind: 'EXPIRING' | 'OFFERED'
    terms: Json<PlanTerms>
    quote_id: string | null
    shown: ColumnType<(PlanTerms & Pick<Plan, 'quoteId'>) | null, string | null, string>
    publication: Generated<number>
    shown_by: Generated<string | null>
    version: Generated<number>
    created_at: Date
  }
  selection_picks: {
    account_code: string
    cycle_id: string
    plan_id: string
    quote_id: string | null
    publication: number
    signer: string
    title: string
    acknowledgement: string
    picked_by: string
    picked_at: Date
  }
}
