import type { ModPlan, PlanValues } from '@portico/contract/areas/experience/plan.shapes.ts'
import type { WorksheetContent } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import type { ColumnType, Generated } from 'kysely'

export type ExperienceTables = {
  mod_plans: {
    id: string
    brokerage_code: string
    state: string
    holds_from: string
    holds_until: string
    owner: string
    edition: string
    licence: string
    status: ModPlan['status']
    plan_values: ColumnType<PlanValues, string, string>
    file_name: string | null
    created_at: Date
    created_by: string | null
  }
  mod_plan_classes: {
    plan_id: string
    code: string
    elr: number
    d_ratio: number
  }
  mod_worksheets: {
    account_code: string
    id: string
    state: string
    rating_on: string
    version: Generated<number>
    created_at: Date
  }
  mod_worksheet_versions: {
    account_code: string
    worksheet_id: string
    number: number
    content: ColumnType<WorksheetContent, string, string>
    saved_at: Date
    saved_by: string | null
  }
}
