import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { MarketGrid, MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf, messagesOf, notificationsOf } from '../../../app/test/audit-trail.ts'
import { lastCodeTo, messagesTo } from '../../../app/test/sent-messages.ts'
import { makeKindsOfUser } from '../../../app/test/kinds-of-user.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { aPdf, sendWhole } from '../../documents/test/sample-files.ts'
import { mailedPath, PacketHolder, readyRenewal, SubmissionClient } from '../../submissions/test/submission-client.ts'
import { aQuote, editOf, firm, makeCycle, pathOf, publish } from '../test/quote-client.ts'

const server = useTestServer()
let staff: TestClient
let owner: TestClient
let path: string

beforeAll(async () => {
  await makeKindsOfUser(server)
  staff = await server.signIn('advisor@harbor.test')
  owner = await server.signIn('owner@acme.test')
  path = pathOf(await makeCycle(server, { carriersExcluded: ['Blackwater Specialty'] }))
})

const grid = async (): Promise<MarketGrid> => (await staff.get(`${path}/market`)).body
const quoteIn = ({ lines }: MarketGrid, id: string): MarketQuote =>
  lines.flatMap(({ quotes }) => quotes).find((quote) => quote.id === id)!

describe('the market grid', () => {
  test('shows each line with the policy that expires and where a quote falls short', async () => {
    const quote = await aQuote(staff, path, {
      coverages: [
        { name: 'Each occurrence', limit: 1_000_000_00, deductible: 10_000_00 },
        { name: 'general  AGGREGATE', limit: 2_000_000_00, deductible: null, note: 'per project' },
      ],
    })
    expect(quote.shortfalls).toContain('Each occurrence: limit $1,000,000, but $2,000,000 requested')
    expect(quote.shortfalls).toContain('Each occurrence: deductible $10,000, but $5,000 requested and expiring')
    expect(quote.shortfalls).toContain('Medical expense: not offered, but expiring')
    expect(quote.shortfalls.join()).not.toContain('General aggregate')
    const { cycle, lines, summary } = await grid()
    expect(cycle.stage).toBe('TO_MARKET')
    expect(lines.map(({ line, isSelected }) => [line, isSelected])).toEqual([
      ['GENERAL_LIABILITY', true],
      ['AUTO', true],
      ['CYBER', true],
    ])
    expect(lines[0]!.expiring).toMatchObject({ carrier: 'Granite Mutual' })
    expect(quoteIn({ cycle, lines, summary }, quote.id)).toEqual(quote)
  })

  test.each(['owner@acme.test', 'viewer@acme.test', 'office@acme.test', 'partner@carrier.test'])(
    'is refused to %s',
    async (username) => {
      const client = await server.signIn(username)
      expect((await client.get(`${path}/market`)).status).toBe(403)
      const quote = await aQuote(staff, path)
      for (const [call, body] of [
        ['quotes', firm],
        [`quotes/${quote.id}/status`, { status: 'DECLINED', reason: 'Too far', version: 1 }],
        [`quotes/${quote.id}/withdrawal`, { reason: 'A reason', version: 1 }],
        ['publications', { quotes: [{ id: quote.id, version: 1, isFirm: true }] }],
      ] as const)
        expect([call, (await client.post(`${path}/market/${call}`, body)).status]).toEqual([call, 403])
      expect((await client.put(`${path}/market/quotes/${quote.id}`, editOf(quote))).status).toBe(403)
      const file = { name: 'quote.pdf', bytes: aPdf }
      expect((await sendWhole(client, `${path}/market/quotes/${quote.id}/file`, file)).status).toBe(403)
    },
  )

  test('knows neither the renewal of another account nor one that is none', async () => {
    for (const cycle of [await makeCycle(server, { account: 'RIDGE' }), crypto.randomUUID(), 'none'])
      expect((await staff.get(`${pathOf(cycle)}/market`)).status).toBe(404)
    expect((await (await server.signIn('advisor@summit.test')).get(`${path}/market`)).status).toBe(404)
  })
})

describe('entering a quote', () => {
  test.each([
    [{ total: 71_650_01 }, 'total', quoteMessages.totalDiffers],
    [{ fees: null }, 'total', quoteMessages.priceMissing],
    [{ line: 'FLOOD' }, 'line', quoteMessages.lineNotSelected],
    [{ carrier: 'blackwater specialty ' }, 'exclusionReason', quoteMessages.carrierExcluded('blackwater specialty')],
    [{ status: 'INDICATED' }, 'isBindable', quoteMessages.indicationBindable],
    [{ status: 'DECLINED' }, 'declinedReason', quoteMessages.declineReason],
    [{ coverages: [] }, 'coverages', quoteMessages.coveragesMissing],
    [{ expiresOn: null }, 'expiresOn', quoteMessages.expiryMissing],
    [{ commission: 10_001 }, 'commission', 'must be between 0 and 100'],
    [{ premium: -1 }, 'premium', 'must not be a negative number'],
    [{ carrier: ' ' }, 'carrier', 'Carrier is required'],
  ])('refuses %j', async (fields, field, message) => {
    const { status, body } = await staff.post(`${path}/market/quotes`, { ...firm, ...fields })
    expect([status, body.fields?.[field]]).toEqual([422, message])
  })

  test('takes an excluded carrier with a reason, and keeps all of it from the insured', async () => {
    const secret = `Only market left ${crypto.randomUUID()}`
    const quote = await aQuote(staff, path, { carrier: 'Blackwater Specialty', exclusionReason: secret, note: secret })
    expect(await auditOf(server, 'quote', quote.id)).toMatchObject([{ action: 'quote.create' }])
    const activity = '/api/accounts/ACME/activity?limit=200'
    expect(JSON.stringify((await staff.get(activity)).body)).toContain(secret)
    expect(JSON.stringify((await owner.get(activity)).body)).not.toContain(secret)
  })

  test('refuses a change from an old version with the quote as it is', async () => {
    const quote = await aQuote(staff, path)
    const change = editOf(quote, { premium: 60_000_00, total: 61_650_00 })
    const changed = await staff.put(`${path}/market/quotes/${quote.id}`, change)
    expect([changed.status, changed.body.total, changed.body.version]).toEqual([200, 61_650_00, 2])
    const again = await staff.put(`${path}/market/quotes/${quote.id}`, editOf(quote))
    expect([again.status, again.body.current.total]).toEqual([409, 61_650_00])
  })

  test('moves only where it may go, and is bindable only as a quote', async () => {
    const quote = await aQuote(staff, path)
    const move = (status: string, version: number, reason = '') =>
      staff.post(`${path}/market/quotes/${quote.id}/status`, { status, version, reason })
    const back = await move('SUBMITTED', 1)
    expect([back.status, back.body.fields.status]).toEqual([422, quoteMessages.mayNotMove('quoted', 'submitted')])
    expect((await move('INDICATED', 1)).body).toMatchObject({ status: 'INDICATED', isBindable: false })
    expect((await move('DECLINED', 2)).body.fields).toEqual({ reason: quoteMessages.declineReason })
    expect((await move('DECLINED', 2, 'Roofing over three floors')).body).toMatchObject({
      status: 'DECLINED',
      declinedReason: 'Roofing over three floors',
    })
    expect((await move('QUOTED', 3)).status).toBe(422)
    expect((await move('SUBMITTED', 3)).body).toMatchObject({ status: 'SUBMITTED', declinedReason: '' })
    expect((await move('SUBMITTED', 3)).status).toBe(409)
  })

  test('keeps the carrier’s file among the internal documents', async () => {
    const quote = await aQuote(staff, path)
    const answer = await sendWhole(staff, `${path}/market/quotes/${quote.id}/file`, { name: 'Q-1.pdf', bytes: aPdf })
    expect(answer.status).toBe(200)
    expect(answer.body.document.name).toBe('Q-1.pdf')
    const download = `/api/documents/ACME/download/${answer.body.document.id}`
    expect([(await staff.get(download)).status, (await owner.get(download)).status]).toEqual([200, 404])
    const missing = await sendWhole(staff, `${path}/market/quotes/${crypto.randomUUID()}/file`, {
      name: 'Q-2.pdf',
      bytes: aPdf,
    })
    expect(missing.status).toBe(404)
  })

  test('ends with the renewal', async () => {
    const over = pathOf(await makeCycle(server, { stage: 'CLOSED' }))
    const { status, body } = await staff.post(`${over}/market/quotes`, firm)
    expect([status, body.message]).toEqual([422, quoteMessages.cycleOver])
  })
})

describe('the packet of a submission', () => {
  const [uma, earlier] = ['uma@keystone.test', 'una@keystone.test']

  async function submitted() {
    const cycleId = await readyRenewal(server)
    const submission = new SubmissionClient(owner, cycleId)
    const at = pathOf(cycleId)
    const market = await aQuote(staff, at, { status: 'SUBMITTED', isBindable: false })
    const send = (email: string, client = staff) =>
      client.post(`${at}/market/packets`, { sends: [{ quoteId: market.id, name: 'Uma Underwriter', email }] })
    return { cycleId, submission, at, market, send }
  }

  test('is emailed to an underwriter, who downloads it by a link of their own, and goes with the record', async () => {
    const { cycleId, submission, at, market, send } = await submitted()
    const early = await send(uma)
    expect([early.status, early.body.fields]).toEqual([422, { sends: quoteMessages.notSubmitted }])
    const { id } = await submission.submitted({ note: 'Please shop this hard' })
    await submission.ended(id)
    expect((await staff.get(`${at}/market`)).body.cycle.stage).toBe('REVIEW')
    expect((await send(uma, owner)).status).toBe(403)
    const sent = await send(uma)
    expect([sent.status, sent.body.cycle?.stage]).toEqual([200, 'TO_MARKET'])
    const [email] = await messagesTo(server, uma)
    expect(email!.text).toContain('sends you the submission of Acme Builders Group')
    expect(email!.text).not.toContain('shop this hard')
    const holder = new PacketHolder(server.visitor(), await mailedPath(server, uma, id))
    server.clock.advance(1000)
    await holder.askForCode()
    expect((await holder.enter(await lastCodeTo(server, uma))).status).toBe(204)
    expect((await holder.download()).status).toBe(200)
    const { packets, sentOn } = quoteIn((await staff.get(`${at}/market`)).body, market.id)
    expect(packets).toMatchObject([
      {
        recipient: 'Uma Underwriter',
        email: uma,
        submission: 1,
        state: 'WORKS',
        downloads: 1,
        sentBy: 'Nora Whitfield',
      },
    ])
    expect(sentOn).toBe(server.today())
    // What the market has is the brokerage's own.
    expect(JSON.stringify(await submission.details(id))).not.toContain(uma)
    const record = (client: TestClient) => client.get(`${at}/placement`)
    expect(JSON.stringify((await record(staff)).body)).toContain('submission 1 sent to Uma Underwriter')
    expect(JSON.stringify((await record(owner)).body)).not.toContain('Uma')
    expect(JSON.stringify((await record(owner)).body)).toContain('Submission 1, signed by Elena Castillo')
    expect((await auditOf(server, 'renewal', cycleId)).map(({ action }) => action)).toContain('quote.send-packet')
  })

  test('is sent again by a new link, and not to a market that has declined', async () => {
    const { submission, at, market, send } = await submitted()
    const { id } = await submission.submitted()
    await submission.ended(id)
    await send(earlier)
    const first = new PacketHolder(server.visitor(), await mailedPath(server, earlier, id))
    expect((await first.look()).status).toBe(200)
    server.clock.advance(1000)
    const again = await send(earlier)
    expect((await first.look()).status).toBe(404)
    const { packets, version } = quoteIn(again.body, market.id)
    expect(packets.map(({ state }) => state)).toEqual(['WORKS', 'REVOKED'])
    const decline = { status: 'DECLINED', reason: 'Outside of appetite', version }
    expect((await staff.post(`${at}/market/quotes/${market.id}/status`, decline)).status).toBe(200)
    expect((await send(earlier)).body.fields).toEqual({ 'sends.0.quoteId': quoteMessages.marketClosed })
  })
})

describe('publishing', () => {
  test('shows the client what is theirs, moves the renewal to its proposal and tells them once', async () => {
    path = pathOf(await makeCycle(server))
    const one = await aQuote(staff, path)
    const other = await aQuote(staff, path, { line: 'CYBER', carrier: `Beacon ${crypto.randomUUID()}` })
    await publish(staff, path, [one, other])
    expect((await grid()).cycle.stage).toBe('PROPOSAL')
    const note = `General Liability: ${one.carrier}, CYBER: ${other.carrier}`
    expect(await notificationsOf(server, note)).not.toEqual([])
    const mails = await messagesOf(server, note)
    expect(mails.map(({ to }) => to)).toContain('owner@acme.test')
    expect(mails.every(({ subject }) => subject === '2 insurance options are ready for your review')).toBe(true)
    const review = await owner.get(`${path}/quotes`)
    expect(review.body.lines.map(({ line }: { line: string }) => line)).toEqual(['GENERAL_LIABILITY', 'CYBER'])
    for (const answer of [review, await owner.get(`${path}/placement`), await owner.get('/api/accounts/ACME/activity')])
      expect(JSON.stringify(answer.body)).not.toMatch(/commission|Broker of record letter/)
  })

  test.each([
    ['an indication as firm', { status: 'INDICATED', isBindable: false }, true, quoteMessages.indicationAsFirm],
    ['a quote that is not bindable as firm', { isBindable: false }, true, quoteMessages.indicationAsFirm],
    ['what has expired', { expiresOn: '2020-01-01' }, true, quoteMessages.expired],
    [
      'an expired indication',
      { status: 'INDICATED', isBindable: false, expiresOn: '2020-01-01' },
      false,
      quoteMessages.expired,
    ],
    ['a submission', { status: 'SUBMITTED' }, false, quoteMessages.notPriced],
  ])('refuses %s, and then nothing is shown', async (_name, fields, isFirm, message) => {
    path = pathOf(await makeCycle(server))
    const good = await aQuote(staff, path)
    const bad = await aQuote(staff, path, fields)
    const { status, body } = await staff.post(`${path}/market/publications`, {
      quotes: [
        { id: good.id, version: 1, isFirm: true },
        { id: bad.id, version: 1, isFirm },
      ],
    })
    expect([status, body.fields]).toEqual([422, { 'quotes.1': message }])
    expect((await owner.get(`${path}/quotes`)).body.lines).toEqual([])
    expect((await grid()).cycle.stage).toBe('TO_MARKET')
  })

  test('again shows what was changed since the client looked; what is the same is refused', async () => {
    path = pathOf(await makeCycle(server))
    const quote = await aQuote(staff, path)
    const [shown] = await publish(staff, path, [quote])
    expect(shown!.published).toMatchObject({ number: 1, isFirm: true, isCurrent: true, seenAt: null })
    const repeat = { quotes: [{ id: quote.id, version: shown!.version, isFirm: true }] }
    expect((await staff.post(`${path}/market/publications`, repeat)).body.message).toContain(
      quoteMessages.alreadyPublished,
    )
    await owner.post(`${path}/quotes/seen`, { quotes: [{ id: quote.id, publication: 1 }] })
    const edited = await staff.put(
      `${path}/market/quotes/${quote.id}`,
      editOf(shown!, { premium: 72_000_00, total: 73_650_00 }),
    )
    expect(edited.body.published).toMatchObject({ isCurrent: false, seenAt: expect.any(String) })
    expect((await owner.get(`${path}/quotes`)).body.lines[0].options[0]).toMatchObject({
      total: 71_650_00,
      seen: 'SEEN',
    })
    await publish(staff, path, [edited.body])
    expect((await owner.get(`${path}/quotes`)).body.lines[0].options[0]).toMatchObject({
      total: 73_650_00,
      publication: 2,
      seen: 'CHANGED',
      changes: ['Premium: $70,000 before, $72,000 now', 'Total: $71,650 before, $73,650 now'],
    })
  })

  test('is undone with a reason that the client is told', async () => {
    path = pathOf(await makeCycle(server))
    const [shown] = await publish(staff, path, [await aQuote(staff, path)])
    const withdraw = (version: number, reason: string) =>
      staff.post(`${path}/market/quotes/${shown!.id}/withdrawal`, { version, reason })
    const move = { status: 'NOT_TAKEN_UP', version: shown!.version }
    const moved = await staff.post(`${path}/market/quotes/${shown!.id}/status`, move)
    expect(moved.body.fields).toEqual({ status: quoteMessages.publishedFirst })
    expect((await withdraw(shown!.version, 'no')).status).toBe(422)
    const reason = `The carrier left the state ${crypto.randomUUID()}`
    expect((await withdraw(shown!.version, reason)).body.published).toBeNull()
    expect((await messagesOf(server, reason)).map(({ to }) => to)).toContain('owner@acme.test')
    expect((await owner.get(`${path}/quotes`)).body.lines).toEqual([])
    expect((await withdraw(shown!.version + 1, reason)).body.message).toBe(quoteMessages.notPublished)
  })
})
