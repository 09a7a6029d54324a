import { addDays, americanDay } from '@portico/contract/kit/zone.rules.ts'
import { expect, test } from 'vitest'
import { useTestServer } from '../../../app/test/test-server.ts'
import { added, ScheduleClient } from '../../schedules/test/schedule-client.ts'
import { RenewalClient } from '../test/renewal-client.ts'

const server = useTestServer()

test('a schedule is ready at the completeness target of its lines, and says until when it is not', async () => {
  const admin = await server.signIn('admin@portico.test')
  const client = new RenewalClient(await server.signIn('manager@harbor.test'), 'ACME')
  const drivers = new ScheduleClient(await server.signIn('owner@acme.test'), 'ACME', 'DRIVERS')
  expect((await drivers.edit([added({ name: 'Bo Reed' })])).status).toBe(200)
  const before = await client.section('SCHEDULES')
  const path = '/api/administration/completeness-targets/AUTO'
  const save = (percent: number, version: number) => admin.put(path, { percent, daysBefore: 30, version })
  expect((await save(1, 0)).status).toBe(200)
  const ready = await client.section('SCHEDULES')
  expect(ready.percent).toBeGreaterThan(before.percent)
  expect(ready.parts).toEqual(before.parts)
  expect((await save(100, 1)).status).toBe(200)
  const asked = await client.section('SCHEDULES')
  expect(asked.percent).toBe(before.percent)
  const { effectiveOn } = await client.get()
  const due = americanDay(addDays(effectiveOn, -30))
  const [text] = asked.blockers.flatMap((blocker) => (blocker.text.includes('target') ? [blocker.text] : []))
  expect(text).toContain(`target 100% by ${due}`)
})
