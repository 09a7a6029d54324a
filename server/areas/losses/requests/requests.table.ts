import type { LossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import type { LossRunRequest, LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { Generated, JSONColumnType } from 'kysely'

export type RequestTables = {
  loss_run_requests: {
    account_code: string
    id: string
    carrier: string
    carrier_email: string
    state: string
    terms: JSONColumnType<LossRunTerm[]>
    signer_name: string
    signer_title: string
    signature: string
    authorization_text: string
    sent_on: string
    due_on: string | null
    rule: JSONColumnType<LossRunRule | null, string | null, string | null>
    letter_id: string
    follow_ups: JSONColumnType<LossRunRequest['followUps'], string | undefined>
    withdrawn_reason: string | null
    reminded_on: string | null
    version: Generated<number>
    created_by: string
    created_at: Date
  }
}
