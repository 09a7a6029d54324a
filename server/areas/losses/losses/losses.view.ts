import { yearOf } from '@portico/contract/areas/losses/loss-analysis.ts'
import { incurredOf } from '@portico/contract/areas/losses/loss.rules.ts'
import type { LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { Loss } from '@portico/contract/areas/losses/loss.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'

interface Row extends Omit<Loss, 'line' | 'year' | 'incurred'> {
  readonly terms: LossRunTerm[]
}

const split = (name: string) =>
  sql.raw(`json_build_object('indemnity', ${name}_indemnity, 'medical', ${name}_medical, 'expense', ${name}_expense)`)

async function lossesWhere(tx: Tx, account: string, condition: RawBuilder<unknown>): Promise<Loss[]> {
  const { rows } = await sql<Row>`
    select l.id, run_id as "runId", policy_id as "policyId", claim_number as "claimNumber", loss_on as "lossOn",
      reported_on as "reportedOn", claimant, cause, description, status, ${split('paid')} as paid,
      ${split('reserve')} as reserve, ${split('recovered')} as recovered, page, l.version, terms
    from losses l join loss_runs r on r.account_code = l.account_code and r.id = l.run_id and r.removed_at is null
    where l.account_code = ${account} and ${condition}
    order by loss_on desc, claim_number, l.id`.execute(tx.db)
  return rows.map(shownLoss)
}

/** A loss, with line and year of the term that its run names. */
function shownLoss({ terms, ...row }: Row): Loss {
  const term = terms.find(({ policyId }) => policyId === row.policyId)
  return { ...row, line: term?.line ?? '', year: yearOf({ from: term?.from ?? row.lossOn }), incurred: incurredOf(row) }
}

/** Every loss of every run of an account, the latest first. */
export const allLosses = (tx: Tx, account: string): Promise<Loss[]> => lossesWhere(tx, account, sql`true`)

/** The losses of a run, the latest first. */
export const lossesOfRun = (tx: Tx, account: string, runId: string): Promise<Loss[]> =>
  lossesWhere(tx, account, sql`run_id = ${runId}`)

/** One loss; undefined where the account has none of that id. */
export async function lossView(tx: Tx, account: string, id: string): Promise<Loss | undefined> {
  return isId(id) ? (await lossesWhere(tx, account, sql`l.id = ${id}`))[0] : undefined
}

const mask = '•••'

/** A loss as somebody reads it: viewers are not told whom it happened to. */
export const asReadBy = (loss: Loss, { isViewer }: { readonly isViewer: boolean }): Loss =>
  isViewer && loss.claimant !== '' ? { ...loss, claimant: mask } : loss

/** A loss as the audit keeps it: those who read the activity may be viewers. */
export const forAudit = (loss: Loss): Loss => asReadBy(loss, { isViewer: true })
