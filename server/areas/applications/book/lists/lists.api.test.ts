import type { StoredAnswer } from '@portico/contract/areas/applications/application.shapes.ts'
import { factNamed } from '@portico/contract/areas/forms/facts/fact-catalog.ts'
import type { LossAnalysis } from '@portico/contract/areas/losses/loss.shapes.ts'
import { expect, test } from 'vitest'
import type { TestClient } from '../../../../app/test/test-client.ts'
import { useTestServer } from '../../../../app/test/test-server.ts'
import { added, ScheduleClient } from '../../../schedules/test/schedule-client.ts'
import { addedApplication, type ApplicationClient, publishedForm } from '../../test/application-client.ts'
import { mostListed } from './list-source.ts'

const server = useTestServer()

type Sections = Parameters<typeof publishedForm>[1]

/** A list of a form that asks some of the facts of a group. */
const list = (group: string, facts: readonly string[], most = 50) => ({
  key: group,
  title: group,
  fact: group,
  repeat: { item: 'Item', most },
  questions: facts.map((key) => {
    const { kind, choices } = factNamed(key)!
    return { key, kind, label: key, fact: key, ...(choices.length > 0 && { choices: [...choices] }) }
  }),
})

async function application(client: TestClient, account: string, ...sections: unknown[]): Promise<ApplicationClient> {
  const formId = await publishedForm(server, sections as Sections)
  return addedApplication(client, formId, { account })
}

const answersOf = async (form: ApplicationClient): Promise<Readonly<Record<string, StoredAnswer>>> =>
  (await form.get()).answers

test('a form lists the vehicles of the schedule, says where they are from, and keeps what is corrected', async () => {
  const staff = await server.signIn('advisor@summit.test')
  const schedule = new ScheduleClient(staff, 'RIDGE', 'AUTO')
  const [pickup, van] = [
    added({ unit: '1', year: '2021', make: 'Ford', model: 'F-150', radius: 'Local' }),
    added({ unit: '2', year: '2023', make: 'Ram', model: 'ProMaster' }),
  ]
  expect((await schedule.edit([pickup, { ...van, after: pickup.rowId }])).status).toBe(200)
  const form = await application(staff, 'RIDGE', list('vehicles', ['vehicleMake', 'vehicleModel']))
  const before = await answersOf(form)
  expect(before['vehicles']).toMatchObject({
    value: [pickup.rowId, van.rowId],
    version: 0,
    provenance: { source: 'SCHEDULE', detail: 'Auto schedule' },
  })
  const makeOf = (id: string) => `vehicles/${id}/vehicleMake`
  expect([before[makeOf(pickup.rowId)]?.value, before[makeOf(van.rowId)]?.value]).toEqual(['Ford', 'Ram'])

  const corrected = await form.save({ path: makeOf(van.rowId), value: 'Mercedes-Benz', version: 0 })
  expect([corrected.status, corrected.body.stale]).toEqual([200, {}])
  const bus = added({ unit: '3', year: '2020', make: 'Blue Bird', model: 'Vision' }, van.rowId)
  expect((await schedule.edit([bus])).status).toBe(200)
  const after = await form.get()
  expect(after.answers['vehicles'].value).toEqual([pickup.rowId, van.rowId, bus.rowId])
  expect(after.answers[makeOf(van.rowId)]).toMatchObject({ value: 'Mercedes-Benz', version: 1 })
  expect(after.conflicts).toMatchObject([{ path: makeOf(van.rowId), value: 'Ram' }])

  // A list that was added to does not disagree with the schedule; one that lacks a vehicle does.
  const own = [...after.answers['vehicles'].value, 'own-1']
  await form.save({ path: 'vehicles', value: own, version: 0 })
  const isInDispute = async () =>
    (await form.get()).conflicts.some(({ path }: { readonly path: string }) => path === 'vehicles')
  expect(await isInDispute()).toBe(false)
  await form.save({ path: 'vehicles', value: own.slice(1), version: 1 })
  expect(await isInDispute()).toBe(true)
})

test('a long schedule fills a form as far as it has room, and says of how many', async () => {
  const staff = await server.signIn('advisor@summit.test')
  const schedule = new ScheduleClient(staff, 'RIDGE', 'DRIVERS')
  const drivers = Array.from({ length: mostListed + 2 }, (_, at) =>
    added({ name: `Driver ${at}`, birthDate: '01/02/1980', licence: 'D123456', state: 'CA', licenceClass: 'CDL A' }),
  )
  expect((await schedule.edit(drivers)).status).toBe(200)
  const facts = ['driverName', 'driverBirthDate', 'driverLicenceState']
  const [whole, short] = [
    await application(staff, 'RIDGE', list('drivers', facts)),
    await application(staff, 'RIDGE', list('drivers', facts, 3)),
  ]
  const answers = await answersOf(whole)
  expect(answers['drivers']?.value).toHaveLength(mostListed)
  expect(answers['drivers']?.provenance?.detail).toBe(`Drivers schedule, first ${mostListed} of ${mostListed + 2}`)
  // Dates of birth and license numbers stay in the schedule.
  expect(JSON.stringify(answers)).not.toMatch(/1980|D123456/)
  expect((await answersOf(short))['drivers']?.value).toHaveLength(3)
})

test('locations come with their buildings, policies and losses as the account has them', async () => {
  const staff = await server.signIn('advisor@harbor.test')
  const form = await application(
    staff,
    'ACME',
    list('locations', ['locationAddress', 'locationYearBuilt']),
    list('priorPolicies', ['priorPolicyNumber', 'priorLine']),
    list('losses', ['lossDate', 'lossDescription']),
  )
  const answers = await answersOf(form)
  const valuesOf = (group: string, fact: string) =>
    Object.entries(answers).flatMap(([path, { value }]) =>
      path.startsWith(`${group}/`) && path.endsWith(fact) ? [value] : [],
    )
  const locations = await new ScheduleClient(staff, 'ACME', 'LOCATIONS').rows()
  expect(valuesOf('locations', 'locationAddress')).toEqual(
    locations.slice(0, mostListed).map(({ cells }) => expect.objectContaining({ street: cells['street'] })),
  )
  expect(valuesOf('locations', 'locationYearBuilt').length).toBeGreaterThan(0)
  const policies = (await staff.get('/api/accounts/ACME/policies?term=all')).body as { policyNumber: string }[]
  const numbers = new Set<unknown>(policies.map(({ policyNumber }) => policyNumber))
  const listed = valuesOf('priorPolicies', 'priorPolicyNumber')
  expect(listed.length).toBeGreaterThan(5)
  expect(listed.filter((number) => !numbers.has(number))).toEqual([])
  const { losses } = (await staff.get('/api/accounts/ACME/losses/analysis')).body as LossAnalysis
  const days = (values: readonly unknown[]) => values.map(String).toSorted((one, other) => one.localeCompare(other))
  expect(days(valuesOf('losses', 'lossDate'))).toEqual(days(losses.map(({ lossOn }) => lossOn)))
})
