import { isSameTotals, reconciled, runAge } from '@portico/contract/areas/losses/loss.rules.ts'
import type { LossRun, LossRunTotals } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import { readOnce, type Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { agedOnView } from './aged-on.read-model.ts'
import type { AcknowledgedDifference } from '../../../tables/column-types.ts'

interface Row extends Omit<LossRun, 'reconciliation' | 'difference' | 'age' | 'isTable'> {
  readonly entered: LossRunTotals
  readonly kept: AcknowledgedDifference | null
  readonly createdAt: Date
}

/** A run with the exact time it was received, which determines the requests it fulfills. */
export interface DatedRun {
  readonly run: LossRun
  readonly createdAt: Date
}

const paid = sql`paid_indemnity + paid_medical + paid_expense`
const reserve = sql`reserve_indemnity + reserve_medical + reserve_expense`
const recovered = sql`recovered_indemnity + recovered_medical + recovered_expense`

async function rowsOf(tx: Tx, account: string, condition: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select r.id, carrier, insured_name as "insuredName", policy_numbers as "policyNumbers",
      period_from as "periodFrom", period_to as "periodTo", terms, valuation_on as "valuationOn", totals, acknowledged,
      difference as kept, document_id as "documentId", file_name as "fileName", r.version, r.created_at as "createdAt",
      (r.created_at at time zone time_zone)::date as "receivedOn",
      person.name as "receivedBy", entered
    from loss_runs r join person_names person on person.id = created_by
      join account_heads on code = r.account_code
      cross join lateral (select json_build_object('count', count(*), 'paid', coalesce(sum(${paid}), 0),
        'reserve', coalesce(sum(${reserve}), 0), 'recovered', coalesce(sum(${recovered}), 0)) as entered
        from losses l where l.account_code = r.account_code and l.run_id = r.id) sums
    where r.account_code = ${account} and removed_at is null and ${condition}
    order by valuation_on desc, r.created_at desc, r.id`.execute(tx.db)
  return rows
}

function shownRun({ entered, kept, createdAt, ...row }: Row, agedOn: string): DatedRun {
  const holds = kept !== null && isSameTotals(kept.entered, entered) && isSameTotals(kept.document, row.totals)
  return {
    createdAt,
    run: {
      ...row,
      age: runAge(row.valuationOn, agedOn),
      reconciliation: reconciled(row.totals, entered),
      difference: holds ? { reason: kept.reason, by: kept.by } : null,
      isTable: /\.(?:csv|xlsx|xls)$/i.test(row.fileName),
    },
  }
}

/** The loss runs of an account as old as they are on a day, the latest valuation first. */
export async function runsView(tx: Tx, account: string, agedOn: string): Promise<DatedRun[]> {
  const rows = await readOnce(tx, ['loss runs', account], () => rowsOf(tx, account, sql`true`))
  return rows.map((row) => shownRun(row, agedOn))
}

/** One loss run; undefined if the account has none with that id. */
export async function runView(tx: Tx, account: string, id: string, today: string): Promise<LossRun | undefined> {
  if (!isId(id)) return undefined
  const [row] = await rowsOf(tx, account, sql`r.id = ${id}`)
  return row && shownRun(row, await agedOnView(tx, account, today)).run
}
