import type { Plan, PolicySelection } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import { selectionMessages } from '@portico/contract/areas/policy-selection/selection.messages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf, messagesOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
const renewal = '/api/accounts/DOELAW/renewals'

let staff: TestClient
let lawyer: TestClient

beforeAll(async () => {
  // The lawyer's emails wait through the night of Chicago: it is noon there.
  const now = server.clock.now()
  server.clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 18) - now.getTime())
  staff = await server.signIn('admin@portico.test')
  lawyer = await server.signIn('lawyer@doelaw.test')
})

let nextDay = 0

/** A renewal of its own, without plans. */
async function aRenewal(): Promise<string> {
  nextDay += 1
  const effectiveOn = new Date(server.clock.now().getTime() + (300 + nextDay) * 86_400_000).toISOString().slice(0, 10)
  const { status, body } = await staff.post(renewal, { effectiveOn })
  expect(status).toBe(201)
  return `${renewal}/${body.id}`
}

const terms = {
  name: 'Plan A',
  perClaim: 1_000_000_00,
  aggregate: 2_000_000_00,
  deductible: 10_000_00,
  deductibleOf: 'CLAIM',
  isLossOnly: false,
  expenses: 'OUTSIDE',
  retroDate: '2014-06-01',
  step: 6,
  premium: 18_000_00,
  endorsements: ['Trust account protection'],
}
const offered = { ...terms, kind: 'OFFERED', quoteId: null }
const expiring = { ...terms, kind: 'EXPIRING', name: 'Today', premium: 17_450_00, quoteId: null }
const signed = { publication: 1, signer: 'Jane Doe', title: 'Managing Partner', understood: true }

async function add(path: string, plan: object): Promise<PolicySelection> {
  const { status, body } = await staff.post(`${path}/plans`, plan)
  expect([status, body.fields]).toEqual([201, undefined])
  return body
}

const publish = (path: string) => staff.post(`${path}/plans/publication`, {})
const read = async (path: string, client = lawyer): Promise<PolicySelection> => (await client.get(`${path}/plans`)).body
const named = ({ plans }: PolicySelection, name: string): Plan => plans.find((plan) => plan.name === name)!

describe('the demonstration’s law firm', () => {
  test('compares three plans with its policy of today and takes one: the quote behind it is accepted', async () => {
    const path = `${renewal}/current`
    const selection = await read(path)
    expect(selection.plans.map(({ name }) => name)).toEqual(['As today', 'Higher limits', 'Lower premium'])
    expect(selection).toMatchObject({ mayBuild: false, mayPick: true, pick: null, quotes: [] })
    expect(selection.expiring).toMatchObject({ name: 'Your policy today', premium: 17_450_00 })
    const plan = named(selection, 'As today')
    const choose = () => lawyer.put(`${path}/plans/${plan.id}/pick`, signed)
    const chosen = await choose()
    expect([chosen.status, chosen.body.pick]).toMatchObject([
      200,
      { planId: plan.id, signer: 'Jane Doe', title: 'Managing Partner', isOrdered: false },
    ])
    const [line] = (await lawyer.get(`${path}/quotes`)).body.lines
    expect(line.options[0].decision).toMatchObject({ choice: 'ACCEPTED', total: 18_200_00 })
    const second = await lawyer.put(`${path}/plans/${named(selection, 'Higher limits').id}/pick`, signed)
    expect([second.status, second.body.message]).toEqual([422, selectionMessages.chosenOther])
    const { entries } = (await lawyer.get(`${path}/placement`)).body
    expect(entries[0].content).toMatchObject({
      kind: 'ACCEPTED',
      what: 'Plan As today: selected, signed by Jane Doe, Managing Partner',
      payload: { terms: { premium: 18_200_00 }, signer: 'Jane Doe' },
    })
    expect((await lawyer.get(`${path}/placement/check`)).body.isWhole).toBe(true)

    const changed = await staff.put(`${path}/plans/${plan.id}`, { ...plan, name: 'Other' })
    expect([changed.status, changed.body.message]).toEqual([422, selectionMessages.chosen])

    const back = await lawyer.delete(`${path}/pick`)
    expect([back.status, back.body.pick]).toEqual([200, null])
    expect((await lawyer.get(`${path}/quotes`)).body.lines[0].options[0].decision).toBeNull()
    expect(await auditOf(server, 'selection-plan', plan.id)).toMatchObject([
      { action: 'policy-selection.pick', actor: 'lawyer@doelaw.test' },
      { action: 'policy-selection.take-back', actor: 'lawyer@doelaw.test' },
    ])

    // Whoever takes the acceptance of the quote back has chosen no plan any more.
    expect((await choose()).status).toBe(200)
    expect((await lawyer.delete(`${path}/quotes/${plan.quoteId}/decision`)).status).toBe(200)
    expect((await read(path)).pick).toBeNull()
    expect((await lawyer.delete(`${path}/pick`)).status).toBe(404)
  })

  test('has plans to see for itself and its brokerage alone, and other accounts have none', async () => {
    const owner = await server.signIn('owner@acme.test')
    expect((await owner.get(`${renewal}/current/plans`)).status).toBe(404)
    const standard = await owner.get('/api/accounts/ACME/renewals/current/plans')
    expect([standard.status, standard.body.message]).toEqual([403, selectionMessages.lawFirmsOnly])
  })
})

describe('plans', () => {
  test('are made by staff, and shown to the client when staff say so', async () => {
    const path = await aRenewal()
    const name = 'Plan that is shown twice'
    const made = await add(path, { ...offered, name })
    expect(made).toMatchObject({ mayBuild: true, policy: null, plans: [{ isShown: false, publication: 0 }] })
    expect((await read(path)).plans).toEqual([])
    const shown = await publish(path)
    expect([shown.status, shown.body.plans[0].isShown]).toEqual([200, true])
    expect(await messagesOf(server, name)).toMatchObject([
      { to: 'lawyer@doelaw.test', subject: 'Plans for your professional liability are ready for you to compare' },
    ])
    const again = await publish(path)
    expect([again.status, again.body.message]).toEqual([422, selectionMessages.nothingToShow])

    // What staff change meanwhile is theirs until it is shown.
    const [plan] = shown.body.plans
    const edited = await staff.put(`${path}/plans/${plan.id}`, { ...plan, premium: 19_000_00 })
    expect(edited.body.plans[0]).toMatchObject({ premium: 19_000_00, isShown: false, version: 2 })
    expect((await read(path)).plans).toMatchObject([{ premium: 18_000_00, publication: 1 }])
    const late = await staff.put(`${path}/plans/${plan.id}`, { ...plan, premium: 1 })
    expect([late.status, late.body.current.premium]).toEqual([409, 19_000_00])
    expect((await publish(path)).status).toBe(200)
    const old = await lawyer.put(`${path}/plans/${plan.id}/pick`, signed)
    expect([old.status, old.body.current.plans[0].publication]).toEqual([409, 2])

    expect((await staff.delete(`${path}/plans/${plan.id}`)).body.plans).toEqual([])
    expect((await read(path)).plans).toEqual([])
    expect((await auditOf(server, 'selection-plan', plan.id)).map(({ action }) => action)).toEqual([
      'policy-selection.add',
      'policy-selection.change',
      'policy-selection.delete',
    ])
  })

  test.each([
    [{ aggregate: 999_999_99 }, { aggregate: selectionMessages.aggregateTooLow }],
    [{ deductible: 1_000_000_01 }, { deductible: selectionMessages.deductibleTooHigh }],
    [{ step: 21 }, { step: 'must be between 1 and 20' }],
    [{ quoteId: '0198a000-0000-7000-8000-000000000000' }, { quoteId: selectionMessages.quoteMissing }],
  ])('with %j are refused with the field named', async (edit, fields) => {
    const { status, body } = await staff.post(`${await aRenewal()}/plans`, { ...offered, ...edit })
    expect([status, body.fields]).toEqual([422, fields])
  })

  test('are three at most, beside one that expires, and of the price of the quote behind them', async () => {
    const path = `${renewal}/current`
    const third = await staff.post(`${path}/plans`, offered)
    expect([third.status, third.body.message]).toEqual([422, selectionMessages.tooMany])
    const twice = await staff.post(`${path}/plans`, expiring)
    expect([twice.status, twice.body.message]).toEqual([422, selectionMessages.expiringTwice])
    const plan = named(await read(path, staff), 'As today')
    const cheaper = await staff.put(`${path}/plans/${plan.id}`, { ...plan, premium: plan.premium - 1 })
    expect([cheaper.status, cheaper.body.fields]).toEqual([422, { premium: selectionMessages.quotePremium }])
  })

  test('of the insured are none to make, and those of staff none to choose', async () => {
    const path = await aRenewal()
    const { plans } = await add(path, offered)
    await publish(path)
    for (const refused of [
      await lawyer.post(`${path}/plans`, offered),
      await lawyer.put(`${path}/plans/${plans[0]!.id}`, { ...plans[0], name: 'Mine' }),
      await lawyer.delete(`${path}/plans/${plans[0]!.id}`),
      await lawyer.post(`${path}/plans/publication`, {}),
    ])
      expect([refused.status, refused.body.message]).toEqual([403, selectionMessages.staffOnly])
    const picked = await staff.put(`${path}/plans/${plans[0]!.id}/pick`, signed)
    expect([picked.status, picked.body.message]).toEqual([403, selectionMessages.clientPicks])
  })
})

test('a later retroactive date is taken with a written acknowledgement alone', async () => {
  const path = await aRenewal()
  await add(path, expiring)
  await add(path, { ...offered, retroDate: '2020-01-01' })
  const { body: shown } = await publish(path)
  const [plan] = shown.plans
  expect(plan).toMatchObject({ losesPriorActs: true })
  const pick = (edit: object) => lawyer.put(`${path}/plans/${plan.id}/pick`, { ...signed, ...edit })
  expect((await pick({})).body.fields).toEqual({ acknowledgement: selectionMessages.acknowledgeRetro })
  expect((await pick({ acknowledgement: 'ok', signer: ' ' })).body.fields).toEqual({
    acknowledgement: selectionMessages.acknowledgeRetro,
    signer: selectionMessages.signerRequired,
  })
  const acknowledgement = 'We know that work before 2020 is covered no more.'
  const { status, body } = await pick({ acknowledgement, signer: 'John Roe' })
  expect([status, body.pick.acknowledgement]).toEqual([200, acknowledgement])
  expect(await messagesOf(server, 'Signed by John Roe, Managing Partner')).toMatchObject([
    { to: 'admin@portico.test', subject: expect.stringMatching(/selected a plan: Plan A$/) },
  ])
})
