import { sql } from 'kysely'
import type { TestServer } from '../../../app/test/test-server.ts'
import { newId } from '../../../platform/ids.ts'

interface Accepted {
  readonly account?: string
  readonly cycleId: string
  readonly line: string
  readonly expiresOn: string
  /** Null where the client has only been shown it. */
  readonly choice?: 'ACCEPTED' | 'DECLINED' | null
}

/** A quote that the client was shown and accepted, one of its optional coverages taken and one declined; answers its id. */
export async function anAcceptedQuote({ running, clock }: TestServer, accepted: Accepted): Promise<string> {
  const { account = 'ACME', cycleId, line, expiresOn, choice = 'ACCEPTED' } = accepted
  const id = newId(clock.now())
  const coverage = { limit: null, deductible: null, note: '', isOptional: false, premium: null, offer: 'NONE' }
  const content = {
    carrier: 'Granite Mutual',
    mga: '',
    layer: 'PRIMARY',
    market: 'ADMITTED',
    rating: null,
    premium: 1_000_000,
    taxes: 30_000,
    fees: 20_000,
    total: 1_050_000,
    coverages: [
      { ...coverage, name: 'Each occurrence', limit: 100_000_000, deductible: 500_000 },
      { ...coverage, name: 'Stop gap', limit: 50_000_000, isOptional: true, premium: 40_000 },
      { ...coverage, name: 'Terrorism', isOptional: true, premium: 20_000, offer: 'TERRORISM' },
    ],
    exclusions: ['Residential construction'],
    forms: ['CG 00 01 04 13'],
    expiresOn,
    isFirm: true,
  }
  const choices = [
    { name: 'Stop gap', isTaken: true, reason: '', acknowledged: false },
    { name: 'Terrorism', isTaken: false, reason: 'Not needed on our sites', acknowledged: true },
  ]
  await running.platform.database.write('system', async (tx) => {
    await sql`insert into quotes (account_code, id, cycle_id, line, carrier, status, published, created_at)
      values (${account}, ${id}, ${cycleId}, ${line}, 'Granite Mutual', 'QUOTED', 1, now())`.execute(tx.db)
    await sql`insert into quote_publications (account_code, quote_id, number, content, published_at)
      values (${account}, ${id}, 1, ${JSON.stringify(content)}, now())`.execute(tx.db)
    if (choice === null) return
    await sql`insert into quote_decisions (account_code, quote_id, cycle_id, line, is_primary, publication, choice,
        reason, coverages, total_cents, decided_by, decided_at)
      select ${account}, ${id}, ${cycleId}, ${line}, true, 1, ${choice}, '', ${JSON.stringify(choices)}, 1090000,
        id, now() from users where username = 'owner@acme.test'`.execute(tx.db)
  })
  return id
}

/** Shows a quote again with another premium, after the client has accepted it. */
export async function changeQuote({ running }: TestServer, id: string): Promise<void> {
  await running.platform.database.write('system', async (tx) => {
    await sql`insert into quote_publications (account_code, quote_id, number, content, published_at)
      select account_code, quote_id, 2, content || '{"premium": 1200000, "total": 1250000}', now()
      from quote_publications where quote_id = ${id}`.execute(tx.db)
    await sql`update quotes set published = 2 where id = ${id}`.execute(tx.db)
  })
}
