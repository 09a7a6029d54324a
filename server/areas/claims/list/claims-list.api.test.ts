import type { ClaimAnalysis, ClaimGroups } from '@portico/contract/areas/claims/claim-analysis.shapes.ts'
import { type ClaimFact, claimFactKeys } from '@portico/contract/areas/claims/claim-facts.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Claim, ClaimList } from '@portico/contract/areas/claims/claim.shapes.ts'
import { mostCounted } from '@portico/contract/kit/paging.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { claimsPath, reportedInjury } from '../test/claim-client.ts'

const server = useTestServer()
let owner: TestClient
let manager: TestClient
let claims: TestClient

/** A Monday morning, a Tuesday night and a Tuesday afternoon, each with injuries of its own. */
beforeAll(async () => {
  // The claims of the demonstration would be counted, too.
  await server.running.platform.database.write({ account: 'ACME' }, (tx) =>
    tx.db.deleteFrom('claims').where('account_code', '=', 'ACME').execute(),
  )
  owner = await server.signIn('owner@acme.test')
  manager = await server.signIn('manager@harbor.test')
  claims = await server.signIn('claims@harbor.test')
  const [first, second] = [
    await reportedInjury(owner, '2026-10-05', { lossTime: '08:15', hiredOn: '2026-08-10', claimant: 'Ann Rowe' }),
    await reportedInjury(owner, '2026-11-17', {
      lossTime: '23:40',

      state: 'NJ',
      bodyPart: 'Back',
    }),
    await reportedInjury(owner, '2026-11-17', { lossTime: '13:00', hiredOn: '2019-11-17', location: 'Pier 9' }),
  ]
  await addValuation(first, 120_000, 80_000)
  await addValuation(second, 500_000, 0)
})

const split = (indemnity: number) => ({ indemnity, medical: 0, expense: 0 })

async function addValuation({ id, version }: Claim, paid: number, reserve: number): Promise<void> {
  const amounts = { paid: split(paid), reserve: split(reserve), recovered: split(0) }
  const body = { valuedOn: '2026-11-20', source: 'CARRIER', ...amounts, note: '', version }
  expect((await claims.post(`${claimsPath}/${id}/valuations`, body)).status).toBe(200)
}

const list = async (client: TestClient, query = ''): Promise<ClaimList> =>
  (await client.get(`${claimsPath}?${query}`)).body
const analysis = async (client: TestClient): Promise<ClaimAnalysis> =>
  (await client.get('/api/accounts/ACME/claim-analysis')).body

test('claims are sorted by several columns, and go on where a page ends', async () => {
  const all = await list(owner, 'sort=-lossOn hour')
  expect(all.claims.map(({ lossTime }) => lossTime)).toEqual(['13:00', '23:40', '08:15'])
  const first = await list(owner, 'sort=-lossOn hour&limit=2')
  expect([first.claims.length, first.total]).toEqual([2, 3])
  const next = await list(owner, `sort=-lossOn hour&limit=2&cursor=${first.nextCursor}`)
  expect(next.claims.map(({ lossTime }) => lossTime)).toEqual(['08:15'])
  expect(next.nextCursor).toBeNull()
  const byCost = await list(manager, 'sort=-incurred')
  expect(byCost.claims.map(({ valued }) => valued?.incurred)).toEqual([500_000, 200_000, undefined])
})

test('a column that there is not to sort by is refused by name, as is the place of another list', async () => {
  for (const query of ['sort=password', 'sort=deadline']) {
    const { status, body } = await owner.get(`${claimsPath}?${query}`)
    expect([status, Object.keys(body.fields)]).toEqual([400, ['sort']])
  }
  expect((await owner.get(`${claimsPath}?cursor=${Buffer.from('["x"]').toString('base64url')}`)).status).toBe(400)
})

test('words are found in numbers, places, descriptions and names; names only by those who may read them', async () => {
  expect((await list(owner, 'search=pier')).total).toBe(1)
  expect((await list(owner, 'search=rowe')).total).toBe(1)
  expect((await list(owner, 'search=ladder rowe')).total).toBe(1)
  expect((await list(owner, 'search=100%25')).total).toBe(0)
  const viewer = await server.signIn('viewer@acme.test')
  expect((await list(viewer, 'search=rowe')).total).toBe(0)
})

test('every bar of the analysis opens as many claims as it counts', async () => {
  const { groups, total } = await analysis(owner)
  expect(total).toBe(3)
  const counted = Object.fromEntries(claimFactKeys.map((fact) => [fact, groups[fact].map(({ value }) => value)]))
  expect(counted).toMatchObject({
    weekday: ['2', '1'],
    hour: ['1', '2', '3'],
    tenure: ['0', '3'],
    state: ['NY', 'NJ'],
    bodyPart: ['Knee', 'Back'],
    location: ['400 Dock Street', 'Pier 9'],
  })
  const bars = claimFactKeys.flatMap((fact) => groups[fact].map((group) => ({ fact, ...group })))
  const opened = await Promise.all(
    bars.map(
      async ({ fact, value: one }) =>
        (await list(owner, new URLSearchParams({ report: 'reported', [fact]: one }).toString())).total,
    ),
  )
  expect(opened).toEqual(bars.map(({ count }) => count))
})

test('the analysis follows a claim that is closed, reopened, or valued again', async () => {
  const [{ id, version }] = (await list(claims, 'sort=-incurred')).claims as [ClaimList['claims'][number]]
  const step = async (move: string, from: number) =>
    expect((await claims.post(`${claimsPath}/${id}/steps`, { move, note: 'Checked.', version: from })).status).toBe(200)
  await step('CLOSE_PAID', version)
  const closed = await analysis(manager)
  expect([closed.open, closed.closingRate]).toEqual([2, 33])
  await step('REOPEN', version + 1)
  const reopened = await analysis(manager)
  expect([reopened.open, reopened.groups.status.map(({ value, count }) => [value, count])]).toEqual([
    3,
    [
      ['REPORTED', 2],
      ['REOPENED', 1],
    ],
  ])
  const drafts = (await list(owner, 'report=draft')).total
  await owner.post(claimsPath, { type: 'WORK_COMP' })
  expect([(await list(owner, 'report=draft')).total, (await analysis(owner)).total]).toEqual([drafts + 1, 3])
})

test('what claims cost is in the analysis, with the largest and those to review', async () => {
  const { largest, toReview, valuedBetween, groups, ...figures } = await analysis(manager)
  expect(figures).toMatchObject({ total: 3, open: 3, closingRate: 0, litigationRate: 0 })
  expect(valuedBetween).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  expect(largest.map(({ valued }) => valued?.incurred)).toEqual([500_000, 200_000])
  expect(toReview.map(({ valued }) => valued?.reserve)).toEqual([80_000])
  expect(toReview[0]?.valued?.parts).toEqual({ paid: split(120_000), reserve: split(80_000), recovered: split(0) })
  const incurred = (fact: ClaimFact) => groups[fact].map((group) => [group.value, group.valued, group.incurred])
  expect(incurred('state')).toEqual([
    ['NY', 1, 200_000],
    ['NJ', 1, 500_000],
  ])
})

test('open reserves are listed by the date of their review, and the brokerage alone sets and meets it', async () => {
  const [, second, third] = await Promise.all(
    (await list(claims, 'sort=-incurred')).claims.map(({ id }) => claims.get(`${claimsPath}/${id}`)),
  )
  const carrier = { claimNumber: '', adjuster: '', adjusterEmail: '', adjusterPhone: '' }
  const set = (client: TestClient, { id, version }: Claim, reviewOn: string | null) =>
    client.put(`${claimsPath}/${id}/details`, { ...carrier, reviewOn, version })
  const today = server.today()
  expect((await set(owner, second!.body, today)).status).toBe(403)
  const past = await set(claims, second!.body, addDays(today, -1))
  expect([past.status, past.body.fields]).toEqual([422, { reviewOn: claimMessages.reviewPast }])
  const later = (await set(claims, second!.body, addDays(today, 9))).body as Claim
  await addValuation(third!.body, 0, 10_000)
  const { body: newest } = await claims.get(`${claimsPath}/${third!.body.id}`)
  const sooner = (await set(claims, newest, addDays(today, 2))).body as Claim
  expect((await analysis(manager)).toReview.map(({ id }) => id)).toEqual([sooner.id, later.id])
  expect((await list(owner, 'sort=reviewOn')).claims.map(({ id }) => id).slice(0, 2)).toEqual([sooner.id, later.id])

  const review = { kind: 'RESERVE_REVIEW', dueOn: addDays(today, 2), doneOn: null }
  expect(sooner.deadlines).toContainEqual(expect.objectContaining(review))
  const days = async () => {
    const { body } = await owner.get(`/api/accounts/ACME/calendar?from=${today}&to=${addDays(today, 9)}`)
    return (body.dates as { name: string; day: string }[]).filter(({ name }) => name.endsWith('Review the reserves'))
  }
  expect((await days()).map(({ day }) => day)).toEqual([addDays(today, 2), addDays(today, 9)])
  const mark = (client: TestClient) =>
    client.put(`${claimsPath}/${sooner.id}/deadlines/RESERVE_REVIEW`, { isDone: true, version: sooner.version })
  expect((await mark(owner)).status).toBe(403)
  const met = (await mark(claims)).body as Claim
  expect(met.deadlines).toContainEqual(expect.objectContaining({ ...review, doneOn: today }))
  expect(await days()).toHaveLength(1)
  const again = (await set(claims, met, addDays(today, 5))).body as Claim
  expect(again.deadlines).toContainEqual(expect.objectContaining({ ...review, dueOn: addDays(today, 5) }))
})

test('medical facts and costs are in the analysis and its choices only for those who may know them', async () => {
  const medical: readonly ClaimFact[] = ['bodyPart', 'nature']
  for (const path of ['claim-analysis', 'claim-choices']) {
    const of = async (client: TestClient) =>
      ((await client.get(`/api/accounts/ACME/${path}`)).body as ClaimGroups).groups
    const [toAdmin, toManager] = [await of(owner), await of(manager)]
    expect(medical.map((fact) => toAdmin[fact].length)).toEqual([2, 1])
    expect(medical.map((fact) => toManager[fact].length)).toEqual([0, 0])
  }
  expect((await list(manager, 'bodyPart=Knee')).total).toBe(0)
  const user = await server.signIn('user@acme.test')
  const { largest, groups } = await analysis(user)
  expect([largest, groups.type.map(({ valued, incurred }) => [valued, incurred])]).toEqual([[], [[0, 0]]])
})

test('more claims than are looked through are counted where the database counts them, and a word’s up to a number', async () => {
  await server.running.platform.database.write({ account: 'ACME' }, (tx) =>
    sql`insert into claims (account_code, id, our_number, type, status, answers, loss_on, reported_on, created_by, created_at, changed_at)
      select account_code, gen_random_uuid(), 'C-M' || n, type, 'OPEN',
        jsonb_build_object('what', 'Hail on the roof', 'cause', 'Hail', 'state', 'OH'), loss_on, reported_on, created_by, created_at, changed_at
      from (select * from claims where status <> 'DRAFT' limit 1) one cross join generate_series(1, ${mostCounted + 30}) n`.execute(
      tx.db,
    ),
  )
  const counted = async (query: string) => {
    const { total, isMore, claims: shown } = await list(owner, `${query}&limit=5`)
    return [total, isMore, shown.length]
  }
  const hail = mostCounted + 30
  expect(await counted('cause=Hail')).toEqual([hail, false, 5])
  expect(await counted('cause=Hail&report=reported')).toEqual([hail, false, 5])
  expect(await counted('cause=Hail&report=draft')).toEqual([0, false, 0])
  const drafts = (await list(owner, 'report=draft')).total
  expect(await counted('')).toEqual([hail + 3 + drafts, false, 5])
  expect(await counted('search=hail')).toEqual([mostCounted, true, 5])
  expect(await counted('search=hail roof')).toEqual([mostCounted, true, 5])
  expect(await counted('cause=Hail&state=OH')).toEqual([mostCounted, true, 5])
  expect(await counted('search=ladder')).toEqual([3, false, 3])
})
