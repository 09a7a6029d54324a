import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import type { ApplicationEntry } from '@portico/contract/areas/applications/application.shapes.ts'
import { answerMessages } from '@portico/contract/areas/forms/values/answer.messages.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { addedApplication, type ApplicationClient, publishedForm, sampleSections } from '../test/application-client.ts'

const server = useTestServer()
let staff: TestClient
let owner: TestClient
let formId: string
let other: string

beforeAll(async () => {
  staff = await server.signIn('advisor@harbor.test')
  owner = await server.signIn('owner@acme.test')
  formId = await publishedForm(server, sampleSections)
  other = await publishedForm(server, [
    {
      key: 'company',
      title: 'Company',
      questions: [{ key: 'homepage', kind: 'webAddress', label: 'Home page', fact: 'website', required: true }],
    },
    {
      key: 'holders',
      title: 'Holders',
      fact: 'owners',
      repeat: { item: 'Holder' },
      questions: [{ key: 'holder', kind: 'text', label: 'Holder', fact: 'ownerName' }],
    },
  ])
})

const added = async (form = formId): Promise<ApplicationClient> => (await addedApplication(staff, form)).as(owner)

async function newestEvent(): Promise<number> {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ last: number }>`select coalesce(max(id), 0) as last from events`.execute(tx.db),
  )
  return rows[0]!.last
}

/** Saves what stands at a path anew, whatever its version is. */
async function put(application: ApplicationClient, path: string, value: unknown, more: object = {}) {
  const version = (await application.answerOf(path))?.version ?? 0
  return (await application.save({ path, value: value as string, version, ...more })).body
}

describe('an answer', () => {
  test('is read into its canonical form, with who gave it, and starts the application', async () => {
    const application = await added()
    expect((await application.get()).entry).toMatchObject({ status: 'NOT_STARTED', version: 1 })
    const { status, body } = await application.save(
      { path: 'started', value: '3/4/2026' },
      { path: 'trucks', value: '1,200' },
    )
    expect(status).toBe(200)
    expect(body.answers['started']).toMatchObject({
      value: '2026-03-04',
      version: 1,
      onlyHere: false,
      provenance: { source: 'TYPED', by: 'Elena Castillo' },
    })
    expect(body.answers['trucks'].value).toBe('1200')
    expect((await application.get()).entry).toMatchObject({ status: 'IN_PROGRESS', version: 2 })
  })

  test('that cannot be read is kept as it was typed, and named', async () => {
    const application = await added()
    const { body } = await application.save({ path: 'started', value: 'next week' })
    expect(body.answers['started'].value).toBe('next week')
    expect(Object.keys(body.errors)).toEqual(['started'])
    expect((await application.answerOf('started')).value).toBe('next week')
  })

  test('that someone else changed meanwhile is not written over: what stands comes back', async () => {
    const application = await added()
    await application.save({ path: 'fleetNote', value: 'First' })
    const both = await application
      .as(staff)
      .save({ path: 'fleetNote', value: 'Second', version: 0 }, { path: 'trucks', value: '4' })
    expect(both.status).toBe(200)
    expect(both.body.stale['fleetNote']).toMatchObject({ value: 'First', version: 1 })
    expect(both.body.answers['trucks'].value).toBe('4')
    expect((await application.answerOf('fleetNote')).value).toBe('First')
  })

  test('sent twice is saved once', async () => {
    const application = await added()
    const edit = { path: 'fleetNote', value: 'Once' }
    expect((await application.save(edit)).body.answers['fleetNote'].version).toBe(1)
    const again = await application.save(edit)
    expect(again.body).toMatchObject({ answers: { fleetNote: { value: 'Once', version: 1 } }, stale: {} })
    expect(await application.history('fleetNote')).toHaveLength(1)
  })

  test('follows from others where it is calculated, and is never accepted', async () => {
    const application = await added()
    const { body } = await application.save({ path: 'trucks', value: '4' }, { path: 'trailers', value: '3' })
    expect(body.answers['units']).toMatchObject({ value: '7', version: 0 })
    const refused = await application.save({ path: 'trucks', value: '5', version: 1 }, { path: 'units', value: '9' })
    expect([refused.status, refused.body.fields]).toEqual([422, { 'edits.1.path': applicationMessages.calculated }])
    expect((await application.answerOf('trucks')).value).toBe('4')
  })

  test('is told to open screens of its application, and one with a fact to all that share the book', async () => {
    const application = await added()
    const toldOf = async (save: () => Promise<unknown>) => {
      const last = await newestEvent()
      await save()
      const { rows } = await server.running.platform.database.read('system', (tx) =>
        sql<{ payload: object }>`select payload from events where id > ${last} order by id`.execute(tx.db),
      )
      return rows.map(({ payload }) => payload)
    }
    const own = { accountCode: 'ACME', changed: 'applications', part: application.entry.id }
    expect(await toldOf(() => put(application, 'fleetNote', 'New'))).toEqual([own])
    expect(await toldOf(() => put(application, 'fleetNote', 'New'))).toEqual([])
    expect(await toldOf(() => put(application, 'sales', '77'))).toEqual([
      own,
      { accountCode: 'ACME', changed: 'facts' },
    ])
  })

  test('is taken back with null, and its history keeps every value', async () => {
    const application = await added()
    await put(application, 'fleetNote', 'One')
    await put(application, 'fleetNote', 'Two')
    await put(application, 'fleetNote', null)
    const history = await application.history('fleetNote')
    expect(history.map(({ value, version }: { value: unknown; version: number }) => [value, version])).toEqual([
      [null, 3],
      ['Two', 2],
      ['One', 1],
    ])
    expect((await application.answerOf('fleetNote')).value).toBeNull()
  })
})

describe('an answer with a fact', () => {
  test('fills every form that asks for it, from one version on', async () => {
    const [one, two] = [await added(), await added(other)]
    const before = (await two.get()).answers['homepage']?.version ?? 0
    await put(one, 'website', 'https://acme.example')
    expect(await two.answerOf('homepage')).toMatchObject({
      value: 'https://acme.example',
      version: before + 1,
      onlyHere: false,
      provenance: { source: 'TYPED', by: 'Elena Castillo', detail: `${one.entry.application.name} 2031` },
    })
    expect((await two.get()).entry.progress).toEqual({ required: 1, answered: 1, percent: 100 })
    await put(two, 'homepage', 'https://two.example')
    expect((await one.answerOf('website')).value).toBe('https://two.example')
  })

  test('can be kept to one form, where the book is shown as what disagrees, and given back', async () => {
    const [one, two] = [await added(), await added(other)]
    await put(one, 'website', 'https://shared.example')
    const here = await put(two, 'homepage', 'https://here.example', { onlyHere: true })
    expect(here.answers['homepage']).toMatchObject({ value: 'https://here.example', onlyHere: true })
    expect(here.conflicts).toMatchObject([{ path: 'homepage', value: 'https://shared.example' }])
    expect((await one.answerOf('website')).value).toBe('https://shared.example')
    const back = await put(two, 'homepage', 'https://shared.example')
    expect(back.answers['homepage']).toMatchObject({ value: 'https://shared.example', onlyHere: false })
    expect(back.conflicts).toEqual([])
  })

  test('repeats with its items: those of the group in all forms', async () => {
    const [one, two] = [await added(), await added(other)]
    const list = await one.answerOf('people')
    const items = [...((list?.value as string[] | undefined) ?? []).slice(0, 1), 'second-owner']
    const saved = await one.save(
      { path: 'people', value: items, version: list?.version ?? 0 },
      { path: 'people/second-owner/person', value: 'Žiga Novák' },
    )
    expect(saved.body.stale).toEqual({})
    expect((await two.answerOf('holders')).value).toEqual(items)
    expect((await two.answerOf('holders/second-owner/holder')).value).toBe('Žiga Novák')
    const gone = await one.save({ path: 'people/not-there/person', value: 'Nobody' })
    expect(gone.body).toMatchObject({ answers: {}, stale: { 'people/not-there/person': { value: null, version: 0 } } })
  })
})

describe('answers that are saved at the same moment', () => {
  test('to one fact from several forms: one is saved, the others learn what stands', async () => {
    const applications = await Promise.all([added(), added(), added(), added()])
    const version = (await applications[0].answerOf('sales'))?.version ?? 0
    const saves = await Promise.all(
      applications.map((application, at) => application.save({ path: 'sales', value: `${1000 + at}`, version })),
    )
    const saved = saves.filter(({ body }) => body.answers['sales'] !== undefined)
    expect([saved.length, new Set(saves.map(({ status }) => status))]).toEqual([1, new Set([200])])
    const { value } = saved[0]!.body.answers['sales']
    expect(saves.flatMap(({ body }) => body.stale['sales']?.value ?? [])).toEqual([value, value, value])
    expect((await applications[3].answerOf('sales')).value).toBe(value)
  })

  test('to one application: each lands, and the version counts them', async () => {
    const application = await added()
    const paths = ['fleetNote', 'trucks', 'trailers', 'started']
    const saves = await Promise.all(paths.map((path) => application.save({ path, value: '2026' })))
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { answers, entry } = await application.get()
    expect(paths.map((path) => answers[path].version)).toEqual([1, 1, 1, 1])
    expect(entry.version).toBe(5)
  })
})

describe('what the portal knows itself', () => {
  const path = '/api/accounts/PROSPER/facts'

  test('fills what is blank, and is shown as a conflict where the book says otherwise; it writes nothing over', async () => {
    const application = await addedApplication(staff, formId, { account: 'PROSPER' })
    expect(await application.answerOf('legalName')).toMatchObject({
      value: 'Prosper Robotics, Inc.',
      version: 0,
      provenance: { source: 'ACCOUNT', by: null },
    })
    const { body } = await application.save({ path: 'legalName', value: 'Prosper Robots Inc.' })
    expect(body.answers['legalName']).toMatchObject({ value: 'Prosper Robots Inc.', version: 1 })
    expect(body.conflicts).toMatchObject([
      { path: 'legalName', value: 'Prosper Robotics, Inc.', provenance: { source: 'ACCOUNT' } },
    ])
    const fact = (await staff.get(path)).body.find(({ key }: { key: string }) => key === 'legalName')
    expect(fact).toMatchObject({
      label: 'Legal name',
      value: 'Prosper Robots Inc.',
      conflicts: [{ value: 'Prosper Robotics, Inc.' }],
    })
    expect(fact.usedIn).toContainEqual({
      applicationId: application.entry.id,
      title: `${application.entry.application.name} 2031`,
      onlyHere: false,
    })
    const taken = await application.save({
      path: 'legalName',
      value: 'Prosper Robotics, Inc.',
      version: 1,
      source: 'ACCOUNT',
    })
    expect(taken.body.answers['legalName'].provenance).toMatchObject({ source: 'ACCOUNT', by: 'Nora Whitfield' })
    expect(taken.body.conflicts).toEqual([])
  })

  test('adds up schedules', async () => {
    const facts = (await owner.get('/api/accounts/ACME/facts')).body as { key: string; value: string }[]
    const rows = (await owner.get('/api/accounts/ACME/schedules/summary')).body as {
      scheduleType: string
      rows: number
    }[]
    const drivers = rows
      .filter(({ scheduleType }) => scheduleType === 'DRIVERS')
      .reduce((sum, { rows: many }) => sum + many, 0)
    expect(facts.find(({ key }) => key === 'driversTotal')?.value).toBe(String(drivers))
  })

  test('is not believed of an edit that only says so', async () => {
    const application = await added()
    const { body } = await application.save(
      { path: 'fleetNote', value: 'Made up', source: 'LAST_YEAR' },
      { path: 'sales', value: '12', source: 'SCHEDULE', version: (await application.answerOf('sales'))?.version ?? 0 },
    )
    expect(body.answers['fleetNote'].provenance.source).toBe('TYPED')
    expect(body.answers['sales'].provenance.source).toBe('TYPED')
  })
})

describe('hostile answers', () => {
  test.each(['constructor', 'toString', 'nosuch', 'business', 'people/x', 'fleetNote/a/b', 'people/x/fleetNote'])(
    'to %s, which no form asks, are refused whole',
    async (path) => {
      const application = await added()
      const refused = await application.save({ path: 'fleetNote', value: 'Fine' }, { path, value: 'x' })
      expect(refused.status).toBe(422)
      expect(Object.keys(refused.body.fields)).toEqual(['edits.1.path'])
      expect(await application.answerOf('fleetNote')).toBeUndefined()
    },
  )

  test('of reserved keys, of too many items, and of too much text are refused', async () => {
    const application = await added()
    const reserved = JSON.parse('{"path": "fleetNote", "version": 0, "value": {"__proto__": "x"}}')
    expect((await application.save(reserved)).status).toBe(400)
    expect((await application.save({ path: 'fleetNote', value: { constructor: 'x' } })).status).toBe(422)
    expect((await application.save({ path: 'people', value: ['a', 'b', 'c', 'd'] })).status).toBe(422)
    expect((await application.save({ path: 'people', value: ['../etc'] })).status).toBe(422)
    expect((await application.save({ path: 'fleetNote', value: 'x'.repeat(20_001) })).status).toBe(422)
    expect(
      (await application.save(...Array.from({ length: 501 }, () => ({ path: 'fleetNote', value: 'x' })))).status,
    ).toBe(422)
    const large = Array.from({ length: 120 }, () => ({ path: 'fleetNote', value: 'x'.repeat(19_000) }))
    expect((await application.save(...large)).status).toBe(413)
    expect(await application.answerOf('fleetNote')).toBeUndefined()
  })

  test('in great number count once, the last of each', async () => {
    const application = await added()
    const many = Array.from({ length: 500 }, (_, at) => ({ path: 'fleetNote', value: `<script>${at}</script>` }))
    const { body } = await application.save(...many)
    expect(body.answers['fleetNote']).toMatchObject({ value: '<script>499</script>', version: 1 })
    expect(await application.history('fleetNote')).toHaveLength(1)
  })
})

describe('what layouts ask beside the form of an answer', () => {
  test('days to come and shares above the whole are told, and keep the form from being done', async () => {
    const id = await publishedForm(server, [
      {
        key: 'past',
        title: 'Past',
        questions: [{ key: 'founded', kind: 'date', label: 'Founded', required: true, pastOnly: true }],
      },
      {
        key: 'partners',
        title: 'Partners',
        repeat: { item: 'Partner' },
        questions: [{ key: 'share', kind: 'percent', label: 'Share', isShare: true }],
      },
    ])
    const application = (await addedApplication(staff, id)).as(owner)
    const saved = await application.save(
      { path: 'founded', value: '1/1/2090' },
      { path: 'partners', value: ['a', 'b'] },
      { path: 'partners/a/share', value: '70' },
      { path: 'partners/b/share', value: '40' },
    )
    const over = answerMessages.shares('110')
    expect(saved.body.errors).toEqual({ founded: answerMessages.future, 'partners/b/share': over })
    const listed = async (): Promise<ApplicationEntry | undefined> =>
      (await owner.get('/api/accounts/ACME/apps')).body.find(
        (each: ApplicationEntry) => each.id === application.entry.id,
      )
    const open = { required: 2, answered: 0, percent: 0 }
    expect(saved.body.progress).toEqual(open)
    expect((await application.get()).entry.progress).toEqual(open)
    expect((await listed())?.progress).toEqual(open)
    const refused = await application.done()
    expect([refused.status, refused.body.missing]).toMatchObject([
      422,
      [
        { path: 'founded', message: answerMessages.future },
        { path: 'partners/b/share', message: over },
      ],
    ])
    await application.save(
      { path: 'founded', value: '1/1/1990', version: 1 },
      { path: 'partners/b/share', value: '30', version: 1 },
    )
    expect((await listed())?.progress).toEqual({ required: 1, answered: 1, percent: 100 })
    expect((await application.done()).status).toBe(200)
  })
})
