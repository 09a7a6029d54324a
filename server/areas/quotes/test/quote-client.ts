import type { MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import type { TestServer } from '../../../app/test/test-server.ts'

interface CycleOf {
  readonly account?: string
  readonly stage?: string
  /** The type of a policy of the account that expires; a new line without one. */
  readonly expiring?: boolean
  readonly carriersExcluded?: readonly string[]
}

/** A current renewal of its own with three lines: general liability that expires, auto, and cyber that is new. */
export async function makeCycle(
  { running }: TestServer,
  { account = 'ACME', stage = 'TO_MARKET', expiring = true, carriersExcluded = [] }: CycleOf = {},
): Promise<string> {
  const id = crypto.randomUUID()
  const requested = [{ name: 'Each occurrence', limit: 2_000_000_00, deductible: 5_000_00, note: '' }]
  await running.platform.database.write('system', async (tx) => {
    await sql`insert into renewal_cycles (account_code, id, effective_on, stage, is_current, created_at)
      values (${account}, ${id}, (select coalesce(max(effective_on), '2031-01-01') + 1 from renewal_cycles
        where account_code = ${account}), ${stage}, ${!['BOUND', 'CLOSED'].includes(stage)}, now())`.execute(tx.db)
    const policy = sql`(select id from policies where account_code = ${account}
      and policy_type = 'GENERAL_LIABILITY' and canceled_on is null order by expiration_date desc limit 1)`
    for (const [place, line] of ['GENERAL_LIABILITY', 'AUTO', 'CYBER'].entries())
      await sql`insert into renewal_lines (account_code, cycle_id, id, line, policy_id, requested, carriers_excluded, place)
        values (${account}, ${id}, gen_random_uuid(), ${line},
          ${expiring && place === 0 ? policy : null}, ${JSON.stringify(place === 0 ? requested : [])},
          ${JSON.stringify(carriersExcluded)}, ${place})`.execute(tx.db)
  })
  return id
}

export const pathOf = (cycleId: string, account = 'ACME'): string => `/api/accounts/${account}/renewals/${cycleId}`

/** A firm quote of general liability with everything that it must hold. */
export const firm = {
  line: 'GENERAL_LIABILITY',
  status: 'QUOTED',
  carrier: 'Keystone Casualty',
  isBindable: true,
  premium: 70_000_00,
  taxes: 1_400_00,
  fees: 250_00,
  total: 71_650_00,
  commission: 1250,
  note: 'Broker of record letter on file',
  expiresOn: '2030-01-31',
  coverages: [
    { name: 'Each occurrence', limit: 2_000_000_00, deductible: 5_000_00 },
    { name: 'General aggregate', limit: 2_000_000_00, deductible: null, note: 'Per project' },
    {
      name: 'Certified acts of terrorism',
      limit: 2_000_000_00,
      deductible: null,
      isOptional: true,
      premium: 700_00,
      offer: 'TERRORISM',
    },
  ],
}

export async function aQuote(staff: TestClient, path: string, fields: object = {}): Promise<MarketQuote> {
  const answer = await staff.post(`${path}/market/quotes`, { ...firm, ...fields })
  expect([answer.status, answer.body.fields]).toEqual([201, undefined])
  return answer.body
}

export async function publish(
  staff: TestClient,
  path: string,
  quotes: readonly MarketQuote[],
  isFirm = true,
): Promise<MarketQuote[]> {
  const answer = await staff.post(`${path}/market/publications`, {
    quotes: quotes.map(({ id, version }) => ({ id, version, isFirm })),
  })
  expect([answer.status, answer.body.message]).toEqual([200, undefined])
  return answer.body.lines.flatMap(({ quotes: all }: { quotes: MarketQuote[] }) => all)
}

/** What a form sends of a quote that it shows. */
export const editOf = (quote: MarketQuote, change: object = {}) => {
  const { id: _id, line: _line, status: _status, ...fields } = quote
  return { ...fields, ...change }
}

/** Takes the option with everything that it offers. */
export const takeAll = {
  choice: 'ACCEPTED',
  acknowledged: true,
  coverages: [{ name: 'Certified acts of terrorism', isTaken: true }],
}
