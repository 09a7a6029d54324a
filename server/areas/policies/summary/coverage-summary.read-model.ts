import type { CoverageSummary, CoveredLine } from '@portico/contract/areas/policies/coverage-summary.shapes.ts'
import { scheduledFormText } from '@portico/contract/areas/policies/coverages/form-schedule.rules.ts'
import { isPlaced } from '@portico/contract/areas/policies/policy.rules.ts'
import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { grouped, inDollars } from '@portico/contract/areas/schedules/values/numbers.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { endorsementRows, shownEndorsement } from '../endorsements/endorsements.view.ts'
import { shownCoverage } from '../policy-detail.view.ts'
import { type PolicyRow, shownPolicy } from '../policy-list.view.ts'

type BoundTerms = Pick<CoveredLine, 'forms' | 'exclusions'>

interface Reader {
  /** Schedule totals are only for people who may read schedules. */
  readonly seesSchedules: boolean
  readonly today: string
}

/** The coverage of an account on a day: every active policy, in a fixed number of queries. */
export async function coverageSummaryView(
  tx: Tx,
  account: string,
  { today, seesSchedules }: Reader,
): Promise<CoverageSummary> {
  const running = (await runningRows(tx, account, today)).map((row) => ({ row, policy: shownPolicy(row, today) }))
  const rows = running.filter(({ policy }) => isPlaced(policy.status)).map(({ row }) => row)
  const ids = rows.map(({ id }) => id)
  const [coverages, endorsements, bound, bases] = await Promise.all([
    coveragesOf(tx, account, ids),
    endorsementsOf(tx, account, ids),
    boundOf(tx, account, ids),
    seesSchedules ? ratingBases(tx, account) : new Map<string, CoveredLine['ratingBasis']>(),
  ])
  const lines = rows.map((row): CoveredLine => {
    const { id, policy_type: type, is_external: isExternal, expiration_date: ends } = row
    return {
      policy: shownPolicy(row, today),
      source: isExternal ? 'Agency management system' : 'Policy record',
      coverages: coverages.get(id) ?? [],
      endorsements: endorsements.get(id) ?? [],
      ...termsOf(row, bound.get(id)),
      ratingBasis: bases.get(type) ?? null,
      nextAudit: audited.has(type) ? ends : null,
    }
  })
  return { asOf: today, lines, canceled: running.map(({ policy }) => policy).filter(isCanceled) }
}

const isCanceled = ({ status }: Policy): boolean => status === 'CANCELED'

/** Forms and exclusions of a policy; without its own, those of the quote that was bound. */
const termsOf = ({ forms, exclusions }: PolicyRow, bound: BoundTerms = { forms: [], exclusions: [] }): BoundTerms => ({
  forms: forms.length > 0 ? forms.map(scheduledFormText) : bound.forms,
  exclusions: exclusions.length > 0 ? exclusions : bound.exclusions,
})

/** Lines whose premium is a deposit: what was really paid or sold is audited after the term. */
const audited: ReadonlySet<string> = new Set(['WORKERS_COMP', 'GENERAL_LIABILITY', 'LIABILITY', 'GARAGE'])

const runningRows = (tx: Tx, account: string, today: string): Promise<PolicyRow[]> =>
  tx.db
    .selectFrom('policies')
    .selectAll()
    .where('account_code', '=', account)
    .where('effective_date', '<=', today)
    .where('expiration_date', '>', today)
    .orderBy('policy_type')
    .orderBy('attachment_cents')
    .orderBy('id')
    .limit(200)
    .execute()

async function coveragesOf(tx: Tx, account: string, ids: readonly string[]) {
  const rows = await tx.db
    .selectFrom('policy_coverages')
    .selectAll()
    .where('account_code', '=', account)
    .where('policy_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('place')
    .execute()
  return ofEach(rows, shownCoverage)
}

const endorsementsOf = async (tx: Tx, account: string, ids: readonly string[]) =>
  ofEach(await endorsementRows(tx, account, ids), shownEndorsement)

/** Rows by their policy, as people see them. */
const ofEach = <Row extends { readonly policy_id: string }, Shown>(rows: readonly Row[], show: (row: Row) => Shown) =>
  new Map([...Map.groupBy(rows, ({ policy_id }) => policy_id)].map(([id, own]) => [id, own.map(show)]))

/** Forms and exclusions of the quote that became a policy, for a policy without its own. */
async function boundOf(tx: Tx, account: string, ids: readonly string[]) {
  const { rows } = await sql<BoundTerms & { readonly id: string }>`
    select o.policy_id as id, q.forms, q.exclusions from bind_orders o
    join quotes q on q.account_code = o.account_code and q.id = o.quote_id
    where o.account_code = ${account} and o.policy_id = any(${[...ids]}::uuid[])`.execute(tx.db)
  return new Map(rows.map(({ id, ...said }) => [id, said]))
}

interface Basis {
  readonly policyType: string
  readonly schedule: ScheduleType
  readonly what: string
  readonly isMoney: boolean
  /** A total over the rows of the schedule. */
  readonly total: ReturnType<typeof sql<string | null>>
}

const sum = (column: string) =>
  sql<
    string | null
  >`round(sum((cells ->> ${column})::numeric) filter (where cells ->> ${column} ~ '^[0-9]{1,13}([.][0-9]{1,4})?$'))::text`

const bases: readonly Basis[] = [
  { policyType: 'WORKERS_COMP', schedule: 'WORKERS_COMP', what: 'payroll', isMoney: true, total: sum('payroll') },
  {
    policyType: 'GENERAL_LIABILITY',
    schedule: 'GENERAL_LIABILITY',
    what: 'exposure',
    isMoney: false,
    total: sum('exposure'),
  },
  { policyType: 'AUTO', schedule: 'AUTO', what: 'vehicles', isMoney: false, total: sql`nullif(count(*), 0)::text` },
  {
    policyType: 'PROPERTY',
    schedule: 'PROPERTY_COVERAGES',
    what: 'buildings and contents',
    isMoney: true,
    total: sql`nullif(coalesce(${sum('buildingValue')}, '0')::numeric + coalesce(${sum('contentsValue')}, '0')::numeric, 0)::text`,
  },
]

/** Rating bases by policy type: current schedule totals. */
async function ratingBases(tx: Tx, account: string): Promise<ReadonlyMap<string, CoveredLine['ratingBasis']>> {
  const asked = bases.map(
    ({ policyType, schedule, total }) => sql`select ${policyType}::text as type, ${total} as total,
      (max(changed_at) at time zone (select time_zone from account_heads where code = ${account}))::date as at from schedule_rows where account_code = ${account} and schedule_type = ${schedule}
      and cells ->> 'rowStatus' is distinct from 'REMOVED'`,
  )
  const { rows } = await sql<{ type: string; total: string | null; at: string | null }>`${sql.join(
    asked,
    sql` union all `,
  )}`.execute(tx.db)
  return new Map(
    rows.flatMap(({ type, total, at }) => {
      const basis = bases.find(({ policyType }) => policyType === type)
      if (basis === undefined || total === null || at === null) return []
      const amount = basis.isMoney ? inDollars(total) : grouped(total)
      const source = `${nameOfType(basis.schedule)} schedule`
      return [[type, { text: `${amount} ${basis.what}`, source, asOf: at }] as const]
    }),
  )
}
