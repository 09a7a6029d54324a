import { allScheduleTypes, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { noTab, type ScheduleSummary } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'
import { checkNow } from '../../areas/schedules/schedules.public.ts'

const server = useTestServer()

/** The lists that came from a client, with what such lists usually get wrong. */
const longLists: ReadonlySet<ScheduleType> = new Set([
  'PROPERTY_COVERAGES',
  'AUTO',
  'DRIVERS',
  'EQUIPMENT',
  'WORKERS_COMP',
])

test('the contractor has rows in every schedule, and in the short ones nothing is found that is not meant to be', async () => {
  const owner = await server.signIn('owner@acme.test')
  const { body: summaries } = await owner.get('/api/accounts/ACME/schedules/summary')
  const filled = summaries.filter(({ rows }: ScheduleSummary) => rows > 0)
  expect(new Set(filled.map(({ scheduleType }: ScheduleSummary) => scheduleType))).toEqual(new Set(allScheduleTypes))

  const short = allScheduleTypes.filter((type) => !longLists.has(type))
  for (const type of short)
    await server.running.platform.database.write({ account: 'ACME' }, (tx) =>
      checkNow(tx, { account: 'ACME', type, tabId: noTab }),
    )
  const found = await Promise.all(
    short.map(async (type) => {
      const { body } = await owner.get(`/api/accounts/ACME/schedules/${type}/findings`)
      return body.findings.map(
        ({ severity, column }: { severity: string; column: string }) => `${type} ${column}: ${severity}`,
      )
    }),
  )
  expect(found.flat()).toEqual([
    'FINE_ARTS appraised: OUTLIER',
    'GARAGE_KEEPER limit: LIMIT_TO_REVIEW',
    'OWNER_OPS certificateExpires: OUTLIER',
    'STORAGE_TANKS installed: OUTLIER',
    'STORAGE_TANKS construction: OUTLIER',
    'STORAGE_TANKS lastTest: OUTLIER',
    'UMBRELLA underlyingLimit: ERROR',
    'CYBER mfaAdmin: OUTLIER',
  ])
})
