import { type Policy, type PolicyChoices, PolicyStatus } from '@portico/contract/areas/policies/policy.shapes.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { newId } from '../../platform/ids.ts'
import { insertRow } from '../../platform/database/rows.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/policies'
const stages = [
  ['QUOTED', null],
  ['BOUND', null],
  ['ISSUED', null],
  ['ISSUED', 'CARRIER'],
] as const
const number = 'Ä 100%_of'
let owner: TestClient
let whole: Policy[]
let today = ''

/** A plain date so many days from today. */
const day = (days: number): string => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

const listed = async (query: Record<string, string>): Promise<Policy[]> => {
  const { status, body } = await owner.get(`${path}?${new URLSearchParams(query).toString()}`)
  expect(status).toBe(200)
  return body
}

/** One policy of every stage, running, over, to come and on either edge, canceled before, today, later and never. */
beforeAll(async () => {
  const now = server.clock.now()
  today = server.today()
  await server.running.platform.database.write({ account: 'ACME' }, async (tx) => {
    for (const [stage, nonRenewedBy] of stages)
      for (const [from, to] of [
        [-300, 60],
        [-400, -1],
        [-365, 0],
        [0, 365],
        [1, 365],
      ] as const)
        for (const canceled of [null, -1, 0, 1])
          await insertRow(tx, 'policies', {
            account_code: 'ACME',
            id: newId(now),
            policy_number: number,
            policy_type: 'Marine Hull',
            carrier: 'Tidewater Surety',
            name: null,
            effective_date: day(from),
            expiration_date: day(to),
            stage,
            non_renewed_by: nonRenewedBy,
            canceled_on: canceled === null ? null : day(canceled),
            premium_cents: null,
            bill_type: null,
            layer_kind: null,
            limit_cents: null,
            created_at: now,
          })
  })
  owner = await server.signIn('owner@acme.test')
  whole = await listed({})
})

describe('the list of policies', () => {
  test.each(PolicyStatus.options)('is narrowed to %s by the very rule that says the status', async (status) => {
    const found = await listed({ status })
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(whole.filter((policy) => policy.status === status))
  })

  test('is narrowed to a line, to a carrier, to the terms not over yet and to those of a year', async () => {
    const year = today.slice(0, 4)
    const narrowings: readonly (readonly [Record<string, string>, (policy: Policy) => boolean])[] = [
      [{ line: 'AUTO' }, ({ policyType }) => policyType === 'AUTO'],
      [{ carrier: 'Tidewater Surety' }, ({ carrier }) => carrier === 'Tidewater Surety'],
      [{ term: 'current' }, ({ expirationDate }) => expirationDate >= today],
      [{ term: year }, ({ effectiveDate }) => effectiveDate.startsWith(year)],
      [
        { term: 'current', status: 'IN_FORCE', carrier: 'Tidewater Surety', line: 'Marine Hull' },
        ({ policyType, status }) => policyType === 'Marine Hull' && status === 'IN_FORCE',
      ],
    ]
    for (const [query, fits] of narrowings) {
      expect(await listed(query)).toEqual(whole.filter(fits))
      expect(whole.filter(fits).length).toBeGreaterThan(0)
    }
    expect(await listed({ term: '0000' })).toEqual([])
  })

  test.each([
    ['surety Ä 100%_OF', ({ policyNumber }: Policy) => policyNumber === number],
    ['directors & OFF', ({ policyType }: Policy) => policyType === 'D_AND_O'],
    ['marine', ({ policyType }: Policy) => policyType === 'Marine Hull'],
    ['100_', () => false],
  ] as const)('finds %s letter for letter, in capitals or not', async (search, fits) => {
    expect(await listed({ search })).toEqual(whole.filter(fits))
  })

  test('is cut into pages after it was narrowed', async () => {
    const narrowing = { carrier: 'Tidewater Surety' }
    const found = await listed(narrowing)
    const second = await listed({ ...narrowing, limit: '30', offset: '30' })
    expect(second).toEqual(found.slice(30, 60))
    expect(second).toHaveLength(30)
  })

  test.each(['status=LOST', 'term=soon'])('refuses %s with the field named', async (query) => {
    const { status, body } = await owner.get(`${path}?${query}`)
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([query.split('=')[0]])
  })
})

test('what there is to narrow by stands once each, the latest year first', async () => {
  const choices: PolicyChoices = (await owner.get(`${path}/choices`)).body
  const once = (values: readonly string[]) => new Set(values)
  expect(choices.years).toEqual([...once(whole.map(({ effectiveDate }) => effectiveDate.slice(0, 4)))])
  expect(choices.lines.toSorted()).toEqual([...once(whole.map(({ policyType }) => policyType))].toSorted())
  expect(choices.carriers.toSorted()).toEqual(
    [...once(whole.flatMap(({ carrier }) => (carrier === null ? [] : [carrier])))].toSorted(),
  )
  expect(choices.statuses).toEqual(PolicyStatus.options)
})
