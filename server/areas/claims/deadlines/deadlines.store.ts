import type { ClaimDeadline } from '@portico/contract/areas/claims/claim-deadlines.ts'
import { isMedicalDeadline, type ReminderStage } from '@portico/contract/areas/claims/claim-reminders.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteRow, insertIfAbsent, insertRows } from '../../../platform/database/rows.ts'

interface OfClaim {
  readonly account: string
  readonly claimId: string
}

/** Locks a claim until the transaction ends, so that one at a time keeps its deadlines. */
export const lockClaim = (tx: Tx, account: string, id: string) =>
  tx.db.selectFrom('claims').select('id').where('account_code', '=', account).where('id', '=', id).forUpdate().execute()

/** Keeps the open deadlines of a claim, in place of those before. */
export async function keepDeadlines(
  tx: Tx,
  { account, claimId }: OfClaim,
  deadlines: readonly ClaimDeadline[],
): Promise<void> {
  const of = { account_code: account, claim_id: claimId }
  await deleteRow(tx, 'claim_deadlines', of)
  await insertRows(
    tx,
    'claim_deadlines',
    deadlines.map((deadline) => ({
      ...of,
      kind: deadline.kind,
      label: deadline.label,
      due_on: deadline.dueOn,
      is_medical: isMedicalDeadline(deadline),
    })),
  )
}

type Reminded = Pick<ClaimDeadline, 'kind' | 'dueOn'> & { readonly stage: ReminderStage; readonly at: Date }

/** Records the reminder of a stage of a deadline; false if it was recorded before. */
export const storeReminder = (
  tx: Tx,
  { account, claimId }: OfClaim,
  { kind, dueOn, stage, at }: Reminded,
): Promise<boolean> =>
  insertIfAbsent(tx, 'claim_reminders', {
    account_code: account,
    claim_id: claimId,
    kind,
    due_on: dueOn,
    stage,
    sent_at: at,
  })

type MetOnce = Readonly<Record<'kind' | 'dueOn' | 'metOn', string>>

/** Marks a deadline of the year as met on the other claims of the account that have it: it is met once for all of them. */
export async function meetForOthers(tx: Tx, { account, claimId }: OfClaim, met: MetOnce): Promise<void> {
  const { kind, dueOn, metOn } = met
  await sql`with others as (
      delete from claim_deadlines where account_code = ${account} and kind = ${kind} and due_on = ${dueOn}::date
        and claim_id <> ${claimId} returning claim_id)
    update claims set deadlines_done = deadlines_done || jsonb_build_object(${kind}::text, ${metOn}::text)
    from others where account_code = ${account} and id = others.claim_id`.execute(tx.db)
}
