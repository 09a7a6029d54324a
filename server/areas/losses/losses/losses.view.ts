import { yearOf } from '@portico/contract/areas/losses/loss-analysis.ts'
import { withoutClaim } from '@portico/contract/areas/losses/ledger/ledger.rules.ts'
import { incurredOf } from '@portico/contract/areas/losses/loss.rules.ts'
import type { LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { Loss } from '@portico/contract/areas/losses/loss.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import { isInsuredOrStaff } from '../../../platform/access/actor.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'

interface Row extends Omit<Loss, 'line' | 'year' | 'incurred' | 'ledger'> {
  readonly terms: LossRunTerm[]
}

/** An amount of a row in its three parts, as JSON. */
export const splitOf = (name: string, table = 'l') =>
  sql.raw(
    `json_build_object('indemnity', ${table}.${name}_indemnity, 'medical', ${table}.${name}_medical, 'expense', ${table}.${name}_expense)`,
  )

async function lossesWhere(tx: Tx, account: string, condition: RawBuilder<unknown>): Promise<Loss[]> {
  const { rows } = await sql<Row>`
    select l.id, run_id as "runId", policy_id as "policyId", claim_number as "claimNumber", loss_on as "lossOn",
      reported_on as "reportedOn", claimant, cause, description, status, ${splitOf('paid')} as paid,
      ${splitOf('reserve')} as reserve, ${splitOf('recovered')} as recovered, page, l.version, terms
    from losses l join loss_runs r on r.account_code = l.account_code and r.id = l.run_id and r.removed_at is null
    where l.account_code = ${account} and ${condition}
    order by loss_on desc, claim_number, l.id`.execute(tx.db)
  return rows.map(shownLoss)
}

/** A loss, with line and year of the term that its run names. */
function shownLoss({ terms, ...row }: Row): Loss {
  const term = terms.find(({ policyId }) => policyId === row.policyId)
  const year = yearOf({ from: term?.from ?? row.lossOn })
  return { ...row, line: term?.line ?? '', year, incurred: incurredOf(row), ledger: null }
}

/** Every loss of every run of an account, the latest first. */
export const allLosses = (tx: Tx, account: string): Promise<Loss[]> => lossesWhere(tx, account, sql`true`)

/** The losses of a run, the latest first. */
export const lossesOfRun = (tx: Tx, account: string, runId: string): Promise<Loss[]> =>
  lossesWhere(tx, account, sql`run_id = ${runId}`)

/** One loss; undefined if the account has none with that id. */
export async function lossView(tx: Tx, account: string, id: string): Promise<Loss | undefined> {
  return isId(id) ? (await lossesWhere(tx, account, sql`l.id = ${id}`))[0] : undefined
}

const mask = '•••'

/** A loss for a reader: viewers do not see the claimant. */
const asReadBy = (loss: Loss, { isViewer }: { readonly isViewer: boolean }): Loss =>
  isViewer && loss.claimant !== '' ? { ...loss, claimant: mask } : loss

/** A loss as the caller may read it: the carrier’s people get the same amounts, without the claim. */
export function shownTo({ account, actor }: Pick<AccountContext, 'account' | 'actor'>, loss: Loss): Loss {
  const shown = asReadBy(loss, actor)
  return isInsuredOrStaff(account) ? shown : withoutClaim(shown)
}

/** A loss for the audit, which viewers may read as activity. */
export const forAudit = (loss: Loss): Loss => asReadBy(loss, { isViewer: true })
