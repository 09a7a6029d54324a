import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import type { ModPlan } from '@portico/contract/areas/experience/plan.shapes.ts'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { loadPlan, planLines, plansOf, sendPlan } from './test/experience-client.ts'

const server = useTestServer()
const keeper = () => server.signIn('broker-admin@harbor.test')
const path = plansOf('HARBOR')

describe('the rating values of a state', () => {
  test('are read from a file, looked over, put in force, and take the place of the ones before', async () => {
    const client = await keeper()
    const first = await sendPlan(client, planLines, { state: 'UT' })
    expect(first.body).toMatchObject({
      replaces: [],
      plan: {
        status: 'DRAFT',
        owner: 'Bureau',
        licence: 'By letter of May 2',
        values: {
          formula: 'NCCI',
          split: 1_850_000,
          medicalOnly: 0.3,
          cap: { base: 1.1, slope: 0.0004, g: 8 },
          weights: [{ from: 0, w: 0.1, b: 2_000_000 }],
        },
        classes: [
          { code: '5403', elr: 3, dRatio: 0.4 },
          { code: '8810', elr: 0.2, dRatio: 0.35 },
        ],
      },
    })
    const { id } = first.body.plan
    expect((await client.post(`${path}/${id}/in-force`)).status).toBe(200)
    const second = await sendPlan(client, planLines, { state: 'UT', owner: 'BUREAU', edition: '2026 revised' })
    expect(second.body.replaces).toMatchObject([{ id }])
    const { body } = await client.post(`${path}/${second.body.plan.id}/in-force`)
    const own = (body as ModPlan[]).filter(({ state }) => state === 'UT')
    expect(own.map(({ edition, status }) => [edition, status])).toEqual([
      ['2026 revised', 'IN_FORCE'],
      ['2026', 'REPLACED'],
    ])
    expect((await client.post(`${path}/${id}/in-force`)).body.message).toBe(experienceMessages.notDraft)
    expect((await client.delete(`${path}/${id}`)).status).toBe(409)
    const actions = (await auditOf(server, 'mod-plan', id)).map(({ action }) => action)
    expect(actions).toEqual(['mod-plan.import', 'mod-plan.put-in-force'])
  })

  test('of California are its thresholds', async () => {
    const lines = ['Item,Code,Value,D', 'Left out,,250,', 'Primary threshold,0,10000,', 'Class,5403,3,0.4']
    const { plan } = await loadPlan(await keeper(), { state: 'CA' }, lines)
    expect(plan.values).toEqual({
      formula: 'CALIFORNIA',
      leftOut: 25_000,
      thresholds: [{ from: 0, threshold: 1_000_000 }],
    })
  })

  test('that were never in force are discarded', async () => {
    const client = await keeper()
    const { body } = await sendPlan(client, planLines, { state: 'MT' })
    expect((await client.delete(`${path}/${body.plan.id}`)).status).toBe(204)
    expect((await client.get(`${path}/${body.plan.id}`)).status).toBe(404)
  })

  const without = (item: string) => planLines.filter((line) => !line.startsWith(item))
  test.each([
    [['Code;Name', '5403;Carpentry'], experienceMessages.planNoHeadings],
    [without('Split'), experienceMessages.planNoSplit],
    [without('Accident'), experienceMessages.planNoLimit],
    [without('B,'), experienceMessages.planNoWeights],
    [without('G,'), experienceMessages.planHalfCap],
    [without('Class'), experienceMessages.planNoClasses],
    [[...planLines, 'Sales,,1,'], experienceMessages.planUnknownItem('Sales')],
    [[...planLines, 'Split point,,2,'], experienceMessages.planTwice('Split point')],
    [[...planLines, 'Class,5606,If Any,0.4'], experienceMessages.ifAny],
    [[...planLines, 'Class,5606,1,1.4'], experienceMessages.planRatio],
    [[...planLines, 'Class,ABC,1,0.4'], experienceMessages.classCode],
    [[...planLines, 'Class,5606,1.23456,0.4'], experienceMessages.places(4)],
  ])('are refused whole where anything is amiss: %#', async (lines, message) => {
    const { status, body } = await sendPlan(await keeper(), lines)
    expect([status, body.fields.file]).toEqual([422, expect.stringContaining(message)])
  })

  test.each([
    ['WA', experienceMessages.stateFund('Washington')],
    ['PA', experienceMessages.ownPlan('Pennsylvania', 'Pennsylvania Compensation Rating Bureau')],
    ['CA', experienceMessages.wrongFormula('California', 'WCIRB California')],
  ])('are refused for %s, which rates by another formula', async (state, message) => {
    const { status, body } = await sendPlan(await keeper(), planLines, { state })
    expect([status, body.fields]).toEqual([422, { state: message }])
  })

  test('need an owner, an edition, a licence, and an end after their beginning', async () => {
    const draft = { owner: ' ', edition: '', licence: '', holdsUntil: '2025-01-01' }
    const { status, body } = await sendPlan(await keeper(), planLines, draft)
    expect([status, Object.keys(body.fields).toSorted()]).toEqual([422, ['edition', 'holdsUntil', 'licence', 'owner']])
    const late = await sendPlan(await keeper(), planLines, { holdsUntil: '2025-01-01' })
    expect(late.body.fields).toEqual({ holdsUntil: experienceMessages.endsFirst })
  })

  test('are changed by the administrators of the brokerage alone, and seen by its staff', async () => {
    const { body } = await sendPlan(await keeper(), planLines, { state: 'ID' })
    const staff = await server.signIn('advisor@harbor.test')
    expect((await staff.get(path)).status).toBe(200)
    expect((await staff.get(`${path}/${body.plan.id}`)).status).toBe(200)
    expect((await sendPlan(staff, planLines)).status).toBe(403)
    expect((await staff.post(`${path}/${body.plan.id}/in-force`)).status).toBe(403)
    const foreign = await server.signIn('admin@portico.test')
    expect((await foreign.get(`${plansOf('SUMMIT')}/${body.plan.id}`)).status).toBe(404)
  })
})
