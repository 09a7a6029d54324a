import { checkMessages } from '@portico/contract/areas/schedules/checks/check.messages.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { useTestServer } from '../../../app/test/test-server.ts'
import { ReviewClient } from '../test/review-client.ts'
import { added, ScheduleClient } from '../test/schedule-client.ts'

const server = useTestServer()

const policies = '/api/accounts/BAYSIDE/policies'
const fields = {
  policyType: 'TRANSPORTATION',
  policyNumber: 'IM-9920',
  carrier: 'Meridian Specialty',
  name: 'Contractors Equipment',
  effectiveDate: '2031-01-01',
  expirationDate: '2032-01-01',
  isProject: false,
  premium: null,
  billType: null,
}

test('equipment is checked against what one item may cost as soon as a policy changes, and when it is gone', async () => {
  const manager = await server.signIn('manager@harbor.test')
  const schedule = new ScheduleClient(manager, 'BAYSIDE', 'EQUIPMENT')
  const item = { description: 'Excavator', serial: 'S-1', value: '60000', ownership: 'O' }
  await schedule.edit([added(item)])
  const review = new ReviewClient(manager, 'EQUIPMENT', schedule.tabId, 'BAYSIDE')
  const isAbove = async () =>
    (await review.jointFindings()).some((found) => found.endsWith(checkMessages.itemAbovePolicyLimit))
  expect(await isAbove()).toBe(false)

  const { body } = await manager.post(policies, { ...fields, expectsFile: false })
  await server.running.platform.database.write({ account: 'BAYSIDE' }, (tx) =>
    sql`insert into policy_coverages (account_code, policy_id, place, name, limit_cents)
      values ('BAYSIDE', ${body.id}, 0, 'Any one item', 5000000)`.execute(tx.db),
  )
  const changed = await manager.put(`${policies}/${body.id}`, { ...fields, premium: 1_200_000, version: 1 })
  expect(changed.status).toBe(200)
  await vi.waitUntil(isAbove, { timeout: 60_000, interval: 100 })

  expect((await manager.post(`${policies}/delete`, { ids: [body.id] })).status).toBe(200)
  await vi.waitUntil(async () => !(await isAbove()), { timeout: 60_000, interval: 100 })
})
