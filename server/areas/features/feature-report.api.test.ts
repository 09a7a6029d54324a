import { featureDefaults } from '@portico/contract/areas/features/feature-defaults.ts'
import type { FeatureOverride, FeatureUse } from '@portico/contract/areas/features/feature-report.shapes.ts'
import { beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { anAccount } from '../people/test/people.builders.ts'

const server = useTestServer()
const path = '/api/administration/features'
let admin: TestClient
beforeAll(async () => {
  admin = await server.signIn('admin@portico.test')
})

const set = async (account: string, featureFlag: string, value: unknown, source = 'ACCOUNT'): Promise<void> => {
  const answer = await admin.post(`/admin/features/account/${account}`, { featureFlag, value, source })
  expect(answer.status).toBe(200)
}
const overridesOf = async (flag: string): Promise<FeatureOverride[]> =>
  (await admin.get(`${path}/${flag}?limit=200`)).body.items
const useOf = async (flag: string): Promise<FeatureUse> =>
  ((await admin.get(path)).body as FeatureUse[]).find(({ name }) => name === flag)!

test('every flag is reported with its default and how often it is set', async () => {
  const before = await useOf('SCHEDULE_BACKDATES')
  await set(await anAccount(server), 'SCHEDULE_BACKDATES', true)
  expect(await useOf('SCHEDULE_BACKDATES')).toMatchObject({ default: false, accounts: before.accounts + 1 })
  expect((await admin.get(path)).body).toHaveLength(Object.keys(featureDefaults).length)
  expect((await useOf('BANK_DOCS')).isOffered).toBe(false)
})

test('values are listed with the tenant that has them, and whether they say nothing new', async () => {
  const [first, second] = [await anAccount(server), await anAccount(server)]
  await set(first, 'SCHEDULE_MULTIPLE_TABS', false)
  await set(second, 'SCHEDULE_MULTIPLE_TABS', true)
  const byCode = (items: FeatureOverride[]) => new Map(items.map((each) => [each.code, each]))
  const alone = byCode(await overridesOf('SCHEDULE_MULTIPLE_TABS'))
  expect([alone.get(first)?.isStale, alone.get(second)?.isStale]).toEqual([true, false])
  await set(first, 'SCHEDULE_MULTIPLE_TABS', true, 'BROKERAGE')
  const under = byCode(await overridesOf('SCHEDULE_MULTIPLE_TABS'))
  expect([under.get(first)?.isStale, under.get(second)?.isStale]).toEqual([false, true])
  expect([...under.values()][0]).toMatchObject({ level: 'BROKERAGE', value: true, isStale: false })
  await admin.delete(`/admin/features/account/${first}/SCHEDULE_MULTIPLE_TABS?source=BROKERAGE`)
})

test('values come page by page, those of brokerages first', async () => {
  for (let made = 0; made < 3; made += 1) await set(await anAccount(server), 'PENDING_SCHEDULE_VIEW', true)
  const whole = await overridesOf('PENDING_SCHEDULE_VIEW')
  const paged: FeatureOverride[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const { body } = await admin.get(`${path}/PENDING_SCHEDULE_VIEW?limit=2${query}`)
    paged.push(...body.items)
    cursor = body.nextCursor
  }
  expect(paged).toEqual(whole)
  expect(whole.length).toBeGreaterThanOrEqual(3)
})

test('the report is for platform administrators alone', async () => {
  const staff = await server.signIn('broker-admin@harbor.test')
  expect((await staff.get(path)).status).toBe(403)
  expect((await staff.get(`${path}/LOSS_RUNS`)).status).toBe(403)
  expect((await admin.get(`${path}/NOT_A_FLAG`)).status).toBe(422)
})
