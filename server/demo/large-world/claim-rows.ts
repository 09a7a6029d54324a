import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inSequence } from '../../platform/write.ts'
import { companyPlaces, firstNames, lastNames } from './large-world-names.ts'
import { accountCodeOf, dice, idOf, insuredId, pick } from './large-world-sql.ts'

interface ClaimRows {
  /** How many claims the first account of the large world shall have. */
  readonly claims: number
  readonly now?: Date
  readonly onProgress?: (made: number) => void
}

interface Part {
  readonly from: number
  readonly to: number
  readonly now: Date
}

/** Claims that one transaction makes, each with two valuations. */
const claimsAtOnce = 5000

const account = accountCodeOf(1)
const reporter = insuredId(sql`1`, sql`0`)
const n = sql`n`
const id = idOf('claim', n)

/** Of every ten claims, five are closed. */
const statuses = [
  'CLOSED',
  'CLOSED',
  'CLOSED',
  'CLOSED',
  'CLOSED',
  'DENIED',
  'OPEN',
  'OPEN',
  'ACKNOWLEDGED',
  'REPORTED',
]
const types = ['WORK_COMP', 'AUTO', 'GENERAL_LIABILITY', 'PROPERTY']
const causes = ['Fall or slip', 'Struck by object', 'Motor vehicle', 'Lifting or strain', 'Cut or puncture']
const events = ['Fell from a ladder', 'Backed into a gate', 'Slipped in the yard', 'A pipe burst', 'Hit at a red light']

/**
 * Brings an account to so many reported claims, each with two valuations, and those of workers’ compensation with medical
 * facts. One that was broken off goes on where it was.
 */
export async function makeClaimRows(
  database: Database,
  { claims, now = new Date(), onProgress }: ClaimRows,
): Promise<void> {
  const made = await madeSoFar(database)
  const parts = Array.from({ length: Math.max(0, Math.ceil((claims - made) / claimsAtOnce)) }, (_, place) => ({
    from: made + place * claimsAtOnce + 1,
    to: Math.min(made + (place + 1) * claimsAtOnce, claims),
    now,
  }))
  await inSequence(parts, async (part) => {
    await database.write('system', (tx) => makePart(tx, part))
    onProgress?.(part.to)
  })
  await database.execute('reset role; analyze; set role portico_app')
}

async function madeSoFar(database: Database): Promise<number> {
  const { rows } = await database.read('system', (tx) =>
    sql<{ made: number }>`select count(*)::int as made from claims
      where account_code = ${account} and our_number like 'C-L%'`.execute(tx.db),
  )
  return rows[0]!.made
}

async function makePart(tx: Tx, { from, to, now }: Part): Promise<void> {
  const numbers = sql`generate_series(${from}::bigint, ${to}::bigint) as n`
  const type = pick(types, 'claim type', n)
  const lossOn = sql`(${now}::timestamptz::date - 40 - ${dice('loss day', n, 3600)})`
  const at = sql`${now}::timestamptz - interval '1 minute' * n`
  const person = sql`${pick(firstNames, 'claim first', n)} || ' ' || ${pick(lastNames, 'claim last', n)}`
  const place = sql`(10 + ${dice('claim house', n, 40)}) || ' ' || ${pick(companyPlaces, 'claim place', n)} || ' Rd.'`
  const answers = sql`jsonb_build_object('lossOn', ${lossOn}, 'location', ${place},
    'state', ${pick(['OH', 'NY', 'CA', 'TX', 'FL'], 'claim state', n)}, 'what', ${pick(events, 'claim event', n)} || ', event ' || n,
    'cause', ${pick(causes, 'claim cause', n)}, 'lossTime', lpad(${dice('claim hour', n, 24)}::text, 2, '0') || ':15',
    'hiredOn', ${lossOn} - ${dice('hired', n, 4000)}, 'claimant', ${person})`
  const medical = sql`case ${type} when 'WORK_COMP' then jsonb_build_object(
    'bodyPart', ${pick(['Back', 'Knee', 'Hand', 'Head'], 'body part', n)},
    'nature', ${pick(['Strain', 'Fracture', 'Laceration'], 'nature', n)}, 'treatment', 'CLINIC') else '{}' end`
  const line = sql`case ${type} when 'WORK_COMP' then 'WORKERS_COMP' else ${type} end`
  await sql`insert into claims (account_code, id, our_number, type, status, answers, medical, policy, loss_on, claimant,
      claim_number, adjuster, reported_on, created_by, created_at, changed_at)
    select ${account}, ${id}, 'C-L' || upper(left(md5(n::text), 12)), ${type}, ${pick(statuses, 'claim status', n)}, ${answers}, ${medical},
      jsonb_build_object('id', ${idOf('claim policy', sql`1`)}::text, 'line', ${line}, 'carrier', 'Summit Mutual',
        'policyNumber', 'POL-1', 'effectiveOn', ${lossOn} - 100, 'endsOn', ${lossOn} + 265),
      ${lossOn}, ${person}, 'CLM-' || n, ${pick(lastNames, 'adjuster', n)}, ${lossOn} + ${dice('claim lag', n, 40)},
      ${reporter}, ${at}, ${at}
    from ${numbers}`.execute(tx.db)
  await sql`insert into claim_valuations (account_code, claim_id, valued_on, source, paid_indemnity, paid_medical,
      paid_expense, reserve_indemnity, reserve_medical, reserve_expense, recovered_indemnity, recovered_medical,
      recovered_expense, created_by, created_at)
    select ${account}, ${id}, ${now}::timestamptz::date - 30 * month, 'CLAIM', 100 * ${dice('paid', n, 90_000)}, 0, 0,
      100 * ${dice('reserve', n, 50_000)} * month, 0, 0, 0, 0, 0, ${reporter}, ${at}
    from ${numbers} cross join generate_series(1, 2) as month`.execute(tx.db)
}
