import type { LossCause } from '@portico/contract/areas/losses/loss-causes.ts'
import type { Loss } from '@portico/contract/areas/losses/loss.shapes.ts'
import type { Generated } from 'kysely'

export type LossTables = {
  losses: {
    account_code: string
    id: string
    run_id: string
    policy_id: string
    claim_number: string
    loss_on: string
    reported_on: string | null
    claimant: string
    cause: LossCause
    description: string
    status: Loss['status']
    paid_indemnity: number
    paid_medical: number
    paid_expense: number
    reserve_indemnity: number
    reserve_medical: number
    reserve_expense: number
    recovered_indemnity: number
    recovered_medical: number
    recovered_expense: number
    page: number | null
    version: Generated<number>
    created_by: string | null
    created_at: Date
  }
}
