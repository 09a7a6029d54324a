import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Push, StagedRow } from '@portico/contract/areas/staging/staging.shapes.ts'
import type { ColumnType, Generated } from 'kysely'

/** A value as JSON text on its way in. */
type Json<Value> = ColumnType<Value, string | null, string | null>

/** What a push sends, by key; of a row also what the client did to it, null where it was removed. */
export type PushChanges = Readonly<
  Record<string, { readonly label: string; readonly value: AnswerValue | null; readonly kind?: StagedRow['kind'] }>
>

export type StagingTables = {
  staging_values: {
    account_code: string
    key: string
    held: Json<AnswerValue | null>
    pushed: Json<AnswerValue | null>
  }
  staging_decisions: {
    account_code: string
    key: string
    mark: string
    kind: 'ACCEPTED' | 'REJECTED'
    comment: string
    decided_by: string
    decided_at: Date
  }
  staging_pushes: {
    account_code: string
    number: number
    state: Push['state']
    changes: ColumnType<PushChanges, string, never>
    tries: Generated<number>
    fault: string | null
    asked_by: string
    asked_at: Date
    ended_at: Date | null
  }
  staging_reads: {
    account_code: string
    read_at: Date
  }
}
