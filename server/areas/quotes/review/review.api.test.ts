import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { MarketQuote, QuoteReview, ReviewQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf, messagesOf, notificationsOf } from '../../../app/test/audit-trail.ts'
import { makeKindsOfUser } from '../../../app/test/kinds-of-user.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { setOrdered } from '../quotes.public.ts'
import { aQuote, editOf, firm, makeCycle, pathOf, publish, takeAll } from '../test/quote-client.ts'

const server = useTestServer()
let staff: TestClient
let owner: TestClient
let path: string

async function signIn(): Promise<void> {
  staff = await server.signIn('advisor@harbor.test')
  owner = await server.signIn('owner@acme.test')
}

beforeAll(async () => {
  await makeKindsOfUser(server)
  await signIn()
})

beforeEach(async () => {
  path = pathOf(await makeCycle(server))
})

async function shown(fields: object = {}, isFirm = true): Promise<MarketQuote> {
  const quote = await aQuote(staff, path, fields)
  return (await publish(staff, path, [quote], isFirm)).find(({ id }) => id === quote.id)!
}

const optionsOf = async (client: TestClient): Promise<ReviewQuote[]> => {
  const { lines }: QuoteReview = (await client.get(`${path}/quotes`)).body
  return lines.flatMap(({ options }) => options)
}

const decide = (client: TestClient, { id }: { id: string }, fields: object = {}) =>
  client.put(`${path}/quotes/${id}/decision`, { ...takeAll, publication: 1, ...fields })

const indication = { status: 'INDICATED', isBindable: false, premium: 1_000_00, total: 2_650_00 }

describe('the client’s review', () => {
  test('shows each option beside the expiring policy, indications after every firm quote', async () => {
    await shown({ carrier: 'Dear Mutual', premium: 90_000_00, total: 91_650_00 })
    await shown({ carrier: 'Rough Guess', ...indication }, false)
    await shown({ carrier: 'Fair Mutual' })
    const { body } = await owner.get(`${path}/quotes`)
    expect(body.mayDecide).toBe(true)
    expect(body.lines).toHaveLength(1)
    const { expiring, options } = body.lines[0]
    expect(expiring.coverages.length).toBeGreaterThan(2)
    expect(options.map(({ carrier, isFirm }: ReviewQuote) => [carrier, isFirm])).toEqual([
      ['Fair Mutual', true],
      ['Dear Mutual', true],
      ['Rough Guess', false],
    ])
    const verdicts = new Map(options[0].differences.map(({ name, verdict }: never) => [name, verdict]))
    expect(verdicts.get('Each occurrence')).toBe('BETTER')
    expect(verdicts.get('General aggregate')).toBe('SAME')
    expect(verdicts.get('Medical expense')).toBe('MISSING')
    expect(verdicts.get('Certified acts of terrorism')).toBe('UNKNOWN')
    expect(options[0].shortfalls).toEqual([])
    expect(body.summary.rows).toMatchObject([
      { line: 'GENERAL_LIABILITY', state: 'OPEN', options: 2, renewal: null },
      { line: 'AUTO', state: 'OPEN', options: 0, expiring: null },
      { line: 'CYBER', state: 'OPEN', options: 0 },
    ])
  })

  test('keeps the comparison that it showed, and is shown again where the file has changed', async () => {
    const [occurrence] = firm.coverages
    const quote = await shown({ coverages: [{ ...occurrence!, limit: 100_000_00 }] })
    const review = async () => (await optionsOf(owner)).find(({ id }) => id === quote.id)!
    expect((await review()).shortfalls).toEqual([
      'Each occurrence: You asked for $2,000,000; this quote offers $100,000.',
    ])
    const policy = crypto.randomUUID()
    await server.running.platform.database.write('system', async (tx) => {
      await sql`insert into policies (account_code, id, policy_number, policy_type, effective_date, expiration_date,
          created_at)
        values ('ACME', ${policy}, 'NO-FILE', 'GENERAL_LIABILITY', '2020-01-01', '2021-01-01', now())`.execute(tx.db)
      await sql`update renewal_lines set policy_id = ${policy}
        where cycle_id = ${path.split('/').at(-1)} and line = 'GENERAL_LIABILITY'`.execute(tx.db)
    })
    expect((await review()).differences.map(({ verdict }) => verdict)).toContain('MISSING')
    const [now] = await publish(staff, path, [{ ...quote, version: 2 }])
    expect(now!.published).toMatchObject({ number: 2, isCurrent: true })
    expect((await review()).differences).toMatchObject([{ verdict: 'UNKNOWN', text: 'Expiring limit not on file' }])
    await server.running.platform.database.write('system', (tx) =>
      sql`update quote_publications set content = content - 'differences' - 'shortfalls'
        where quote_id = ${quote.id}`.execute(tx.db),
    )
    expect((await review()).differences).toMatchObject([{ verdict: 'NEW', text: 'Not on your current policy.' }])
    expect((await review()).shortfalls).toBeNull()
  })

  test('is read by viewers and staff, who cannot decide, and not by carriers or strangers', async () => {
    const quote = await shown()
    const viewer = await server.signIn('viewer@acme.test')
    for (const client of [viewer, staff]) {
      expect((await client.get(`${path}/quotes`)).body).toMatchObject({ mayDecide: false })
      expect(await optionsOf(client)).toHaveLength(1)
    }
    const refused = await decide(viewer, quote)
    expect([refused.status, refused.body.message]).toEqual([403, messages.readOnly])
    expect((await decide(staff, quote)).body.message).toBe(quoteMessages.clientDecides)
    expect((await staff.delete(`${path}/quotes/${quote.id}/decision`)).status).toBe(403)
    const seen = { quotes: [{ id: quote.id, publication: 1 }] }
    expect((await staff.post(`${path}/quotes/seen`, seen)).status).toBe(403)
    const partner = await server.signIn('partner@carrier.test')
    expect((await partner.get(`${path}/quotes`)).status).toBe(403)
    expect((await decide(partner, quote)).status).toBe(403)
    expect((await (await server.signIn('owner@ridge.test')).get(`${path}/quotes`)).status).toBe(404)
  })

  test('serves a prospect, who has no policy that expires', async () => {
    path = pathOf(await makeCycle(server, { account: 'PROSPER', expiring: false }), 'PROSPER')
    const quote = await shown()
    const prospect = await server.signIn('prospect@prosper.test')
    expect((await prospect.get(`${path}/quotes`)).body.lines[0].expiring).toBeNull()
    const { status, body } = await decide(prospect, quote, { acknowledged: false })
    expect([status, body.lines[0].options[0].decision.choice]).toEqual([200, 'ACCEPTED'])
  })
})

describe('questions', () => {
  test('go to the other side by notice and mail, and stand beside the quote', async () => {
    const quote = await shown()
    const ask = (client: TestClient, text: string) => client.post(`${path}/quotes/${quote.id}/questions`, { text })
    const question = `Is residential work covered? ${crypto.randomUUID()}`
    expect((await ask(owner, question)).status).toBe(200)
    // Who showed the quote and who looks after the account; the first has chosen a mail a day.
    expect(await notificationsOf(server, question)).toHaveLength(2)
    expect((await messagesOf(server, question)).map(({ to }) => to)).toEqual(['manager@harbor.test'])
    const answer = `Up to twelve units. ${crypto.randomUUID()}`
    server.clock.advance(1000)
    await ask(staff, answer)
    expect((await messagesOf(server, answer)).map(({ to }) => to)).toContain('owner@acme.test')
    const [option] = await optionsOf(owner)
    expect(option!.questions.map(({ text, isStaff }) => [text, isStaff])).toEqual([
      [question, false],
      [answer, true],
    ])
    expect((await ask(await server.signIn('viewer@acme.test'), 'May I?')).status).toBe(403)
    expect((await ask(owner, ' ')).status).toBe(422)
  })
})

describe('deciding', () => {
  test('accepts with the optional coverages that are taken, kept with what was seen', async () => {
    const quote = await shown()
    const { status, body } = await decide(owner, quote)
    expect([status, body.lines[0].options[0].decision]).toMatchObject([
      200,
      { choice: 'ACCEPTED', publication: 1, total: 72_350_00, isOrdered: false },
    ])
    expect((await auditOf(server, 'quote', quote.id)).at(-1)).toMatchObject({
      action: 'quote.accept',
      actor: 'owner@acme.test',
    })
    const grid = await staff.get(`${path}/market`)
    expect(grid.body.lines[0].quotes[0].decision).toMatchObject({ choice: 'ACCEPTED', total: 72_350_00 })
  })

  test('declines a coverage that the law has to be offered, with its reason, and tells the brokerage', async () => {
    const quote = await shown()
    const reason = `We self-insure this ${crypto.randomUUID()}`
    const coverage = { name: 'Certified acts of terrorism', isTaken: false, reason, acknowledged: true }
    const { body } = await decide(owner, quote, { coverages: [coverage] })
    expect(body.lines[0].options[0].decision).toMatchObject({ total: 71_650_00, coverages: [coverage] })
    const { entries } = (await owner.get(`${path}/placement`)).body
    expect(JSON.stringify(entries)).toContain(reason)
    expect(entries[0].content).toMatchObject({ kind: 'DECLINED', what: expect.stringContaining('terrorism declined') })
  })

  const terrorism = 'Certified acts of terrorism'
  test.each([
    [{ coverages: [] }, 'coverages', quoteMessages.undecided],
    [
      { coverages: [{ name: terrorism, isTaken: false, acknowledged: true }] },
      'coverages.0.reason',
      quoteMessages.declineReason,
    ],
    [
      { coverages: [{ name: terrorism, isTaken: false, reason: 'No need' }] },
      'coverages.0.acknowledged',
      quoteMessages.acknowledge,
    ],
    [
      { coverages: [...takeAll.coverages, { name: 'Flood', isTaken: true }] },
      'coverages.1.name',
      quoteMessages.unknownCoverage,
    ],
    [{ acknowledged: false }, 'acknowledged', quoteMessages.acknowledge],
    [{ choice: 'DECLINED', reason: 'no' }, 'reason', quoteMessages.declineReason],
    [{ choice: 'DECLINED', reason: 'Too dear', acknowledged: false }, 'acknowledged', quoteMessages.acknowledge],
  ])('refuses %j', async (fields, field, message) => {
    const { status, body } = await decide(owner, await shown(), fields)
    expect([status, body.fields]).toEqual([422, { [field]: message }])
  })

  test('refuses what has expired, an indication, and a second primary option, but not an excess layer', async () => {
    const today = server.today()
    const late = await shown({ expiresOn: today })
    server.clock.advance(86_400_000)
    await signIn()
    expect((await decide(owner, late)).body.message).toBe(quoteMessages.expired)
    const rough = await shown(indication, false)
    expect((await decide(owner, rough)).body.message).toBe(quoteMessages.acceptIndication)
    const [one, other] = [await shown(), await shown()]
    expect((await decide(owner, one)).status).toBe(200)
    expect((await decide(owner, other)).body.message).toBe(quoteMessages.secondPrimary)
    expect((await decide(owner, await shown({ layer: 'EXCESS' }))).status).toBe(200)
    expect((await owner.delete(`${path}/quotes/${one.id}/decision`)).status).toBe(200)
    expect((await decide(owner, other)).status).toBe(200)
  })

  test('of two acceptances of one line at once only one holds', async () => {
    const quotes = [await shown(), await shown()]
    const answers = await Promise.all(quotes.map((quote) => decide(owner, quote)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
  })

  test('refuses what was changed since it was looked at, with both', async () => {
    const quote = await shown()
    const edited = await staff.put(
      `${path}/market/quotes/${quote.id}`,
      editOf(quote, { fees: 500_00, total: 71_900_00 }),
    )
    await publish(staff, path, [edited.body])
    const { status, body } = await decide(owner, quote)
    expect([status, body.code]).toEqual([409, 'changed'])
    expect(body.seen).toMatchObject({ publication: 1, total: 71_650_00 })
    expect(body.current).toMatchObject({
      publication: 2,
      total: 71_900_00,
      changes: ['Fees: $250 before, $500 now', 'Total: $71,650 before, $71,900 now'],
    })
    expect((await decide(owner, quote, { publication: 2 })).status).toBe(200)
    expect((await decide(owner, quote, { publication: 9 })).status).toBe(404)
  })

  test('stands once cover is ordered by it', async () => {
    const quote = await shown()
    await decide(owner, quote)
    await server.running.platform.database.write('system', (tx) =>
      setOrdered(tx, 'ACME', { quoteId: quote.id, at: server.clock.now() }),
    )
    expect((await optionsOf(owner))[0]!.decision!.isOrdered).toBe(true)
    const again = await decide(owner, quote, { choice: 'DECLINED', reason: 'Too dear' })
    const back = await owner.delete(`${path}/quotes/${quote.id}/decision`)
    const withdrawal = { reason: 'Not offered any more', version: quote.version }
    const away = await staff.post(`${path}/market/quotes/${quote.id}/withdrawal`, withdrawal)
    for (const { status, body } of [again, back, away])
      expect([status, body.message]).toEqual([422, quoteMessages.afterOrder])
  })

  test('ends with a withdrawal', async () => {
    const quote = await shown()
    await decide(owner, quote)
    const withdrawal = { reason: 'The carrier took it back', version: quote.version }
    expect((await staff.post(`${path}/market/quotes/${quote.id}/withdrawal`, withdrawal)).status).toBe(200)
    expect((await decide(owner, quote)).status).toBe(404)
    expect((await owner.delete(`${path}/quotes/${quote.id}/decision`)).status).toBe(404)
    expect((await decide(owner, await shown())).status).toBe(200)
  })
})
