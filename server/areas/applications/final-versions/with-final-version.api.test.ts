import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf, notificationsOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { gathered } from '../../../platform/files/byte-streams.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { pdfText } from '../../../platform/pdf/test/pdf-text.ts'
import { write } from '../../../platform/write.ts'
import { addedApplication, publishedForm, sampleSections } from '../test/application-client.ts'
import { withFinalVersion } from './with-final-version.ts'
import { markDoneAs } from './mark-done.ts'

const server = useTestServer()
let staff: TestClient
let owner: TestClient
let formId: string

beforeAll(async () => {
  staff = await server.signIn('advisor@harbor.test')
  owner = await server.signIn('owner@acme.test')
  formId = await publishedForm(server, [
    ...sampleSections,
    {
      key: 'needed',
      title: 'Needed',
      questions: [
        { key: 'garage', kind: 'text', label: 'Garage', required: true },
        { key: 'cost', kind: 'money', label: 'Cost new', required: true },
      ],
    },
  ])
})

const needed = [
  { path: 'garage', value: 'Žiga’s “North” yard 🚚 – Dvořák' },
  { path: 'cost', value: '$1,234,500' },
]

describe('an application that is marked as done', () => {
  test('names the required questions that are blank, in their order', async () => {
    const application = (await addedApplication(staff, formId)).as(owner)
    await application.save({ path: 'cost', value: 'a lot' })
    const { status, body } = await application.done()
    expect([status, body.message]).toEqual([422, applicationMessages.incomplete])
    expect(body.missing.map(({ path, place }: { path: string; place: string }) => [path, place])).toEqual([
      ['garage', 'Main › Needed › Garage'],
      ['cost', 'Main › Needed › Cost new'],
    ])
    expect((await application.get()).entry.status).toBe('IN_PROGRESS')
  })

  test('may leave them to the agent where the brokerage says so', async () => {
    const application = await addedApplication(staff, formId)
    const refused = await application.as(owner).done({ agentToComplete: true })
    expect([refused.status, refused.body.message]).toEqual([403, applicationMessages.onlyBrokerageLeaves])
    const { status, body } = await application.done({ agentToComplete: true })
    expect([status, body.status, body.progress]).toEqual([200, 'DONE', { required: 2, answered: 0, percent: 0 }])
    expect(await pdfText((await application.pdf()).bytes)).toContain('For the agent to complete: 2 questions.')
  })

  test('holds its answers against whatever comes later, and tells the managers', async () => {
    const name = `Fleet ${crypto.randomUUID()}`
    const application = (await addedApplication(staff, formId, { name })).as(owner)
    const site = (await application.answerOf('website'))?.version ?? 0
    await application.save(...needed, { path: 'website', value: 'https://then.example', version: site })
    const { status, body } = await application.done()
    expect([status, body]).toMatchObject([
      200,
      { status: 'DONE', doneBy: 'Elena Castillo', progress: { percent: 100 } },
    ])
    const other = await addedApplication(staff, formId)
    await other.save({ path: 'website', value: 'https://now.example', version: site + 1 })
    expect((await application.answerOf('website')).value).toBe('https://then.example')
    const late = await application.save({ path: 'garage', value: 'Other', version: 1 })
    expect([late.status, late.body.message]).toEqual([409, applicationMessages.isDone])
    expect((await application.done()).status).toBe(409)
    const trail = await auditOf(server, 'application', application.entry.id)
    expect(trail.at(-1)).toMatchObject({
      action: 'application.done',
      after: { identifier: formId, currentAppId: application.entry.id, name, extension: null, isGlobalPdf: false },
    })
    expect(await notificationsOf(server, `${name} 2031`)).toMatchObject([
      {
        payload: {
          message: 'Elena Castillo marked an application as done',
          link: `/ACME/applications/${application.entry.id}`,
        },
      },
    ])
  })

  test('says which answers its PDF cannot show as they were typed, and keeps them so', async () => {
    const application = (await addedApplication(staff, formId)).as(owner)
    const saved = await application.save(
      { path: 'garage', value: '東京 yard' },
      { path: 'cost', value: '900' },
      { path: 'fleetNote', value: 'Řehoř, Αθήνα, Київ – “½”' },
    )
    expect([saved.status, saved.body.errors, saved.body.unprintable]).toEqual([200, {}, ['garage']])
    const done = await application.done()
    expect([done.status, done.body.status, done.body.unprintable]).toEqual([200, 'DONE', ['garage']])
    const { answers, unprintable } = await application.get()
    expect([answers.garage.value, unprintable]).toEqual(['東京 yard', ['garage']])
    expect(await pdfText((await application.pdf()).bytes)).toContain('[?][?] yard')
  })

  test('is opened again by the insured’s Admin, and every freeze stays with its file', async () => {
    const application = (await addedApplication(staff, formId)).as(owner)
    expect((await application.undone()).status).toBe(409)
    await application.save(...needed)
    await application.done()
    const first = (await application.pdf()).bytes
    const { status, body } = await application.undone()
    expect([status, body.status, body.doneAt]).toEqual([200, 'IN_PROGRESS', null])
    await application.save({ path: 'garage', value: 'South yard', version: 1 })
    await application.done()
    expect(await pdfText((await application.pdf()).bytes)).toContain('South yard')
    const { platform } = server.running
    const { rows } = await platform.database.read({ account: 'ACME' }, (tx) =>
      sql<{ number: number; file_key: string; garage: string; undone: boolean }>`
        select number, file_key, answers -> 'garage' ->> 'value' as garage, undone_at is not null as undone
        from application_freezes where application_id = ${application.entry.id} order by number`.execute(tx.db),
    )
    expect(rows).toMatchObject([
      { number: 1, garage: needed[0]!.value, undone: true },
      { number: 2, garage: 'South yard', undone: false },
    ])
    const stored = await gathered(await platform.files.open(rows[0]!.file_key))
    expect(stored.equals(first)).toBe(true)
  })

  test('shows its answers to the next year’s application of the same form', async () => {
    const own = await publishedForm(server, sampleSections)
    for (const year of ['2027', '2028']) {
      const before = await addedApplication(staff, own, { year })
      await before.save({ path: 'fleetNote', value: `As of ${year}` })
      await before.done()
    }
    const next = (await addedApplication(staff, own, { year: '2029' })).as(owner)
    const { lastYear } = await next.get()
    expect([lastYear.year, lastYear.answers.fleetNote]).toEqual(['2028', 'As of 2028'])
    const same = await next.save({ path: 'fleetNote', value: 'As of 2028', source: 'LAST_YEAR' })
    expect(same.body.answers.fleetNote.provenance).toMatchObject({ source: 'LAST_YEAR', detail: '2028' })
    expect((await (await addedApplication(staff, own, { year: '2027' })).get()).lastYear).toBeNull()
  })
})

describe('the PDF', () => {
  test('is made while others save, and made anew of what they saved; none but the last is kept', async () => {
    const application = (await addedApplication(staff, formId)).as(owner)
    await application.save(...needed)
    const { platform } = server.running
    const meanwhile = ['West yard', 'East yard', 'South yard']
    const keys: string[] = []
    // While a PDF is stored someone else saves: inside of a transaction that would wait for ever.
    const put: FileStore['put'] = async (key, stream) => {
      const value = meanwhile.shift()
      if (value !== undefined) await application.save({ path: 'garage', value, version: keys.length + 1 })
      keys.push(key)
      return platform.files.put(key, stream)
    }
    const hooked = { ...platform, files: { ...platform.files, put } }
    const answerer = {
      platform: hooked,
      account: 'ACME',
      timeZone: 'America/New_York',
      userId: null,
      name: 'Ann Outside',
    }
    const author = { userId: undefined, requestId: 'freezing', scope: { account: 'ACME' }, idempotency: undefined }
    await withFinalVersion(answerer, (stored) =>
      write(hooked, author, async (tx) => {
        const finishing = { agentToComplete: false, maker: stored }
        const { entry, application: done } = await markDoneAs(tx, answerer, application.entry.id, finishing)
        await tx.record(entry)
        return { status: 200, body: done }
      }),
    )
    const { entry, answers } = await application.get()
    expect([entry.status, entry.doneBy, answers.garage.value]).toEqual(['DONE', 'Ann Outside', 'South yard'])
    expect(await pdfText((await application.pdf()).bytes)).toContain('South yard')
    const isThere = (key: string) =>
      platform.files
        .open(key)
        .then(gathered)
        .then(
          () => true,
          () => false,
        )
    expect(await Promise.all(keys.map(isThere))).toEqual([false, false, false, true])
  })

  test('holds the questions with their answers, a draft until it is done', async () => {
    const application = (
      await addedApplication(staff, formId, { name: 'Fleet: “North”', carrier: 'Granite Mutual' })
    ).as(owner)
    const people = (await application.answerOf('people'))?.version ?? 0
    await application.save(
      ...needed,
      { path: 'started', value: '2026-03-04' },
      { path: 'people', value: ['one'], version: people },
      { path: 'people/one/person', value: 'Ana Sousa' },
    )
    const draft = await application.pdf()
    expect(draft.headers['content-type']).toBe('application/pdf')
    expect(draft.headers['content-disposition']).toContain(
      `filename*=UTF-8''Fleet_%20%E2%80%9CNorth%E2%80%9D%202031.pdf`,
    )
    const rows = await pdfText(draft.bytes)
    for (const row of [
      'Acme Builders Group, Inc.',
      'Owner 1',
      'Ana Sousa',
      '$1,234,500',
      '03/04/2026',
      'Draft: answers may still change.',
    ])
      expect(rows).toContain(row)
    expect(rows).toContain('Žiga’s “North” yard [?] – Dvořák')
    expect(rows).toContain('Only Latin, Greek and Cyrillic letters can be printed here')
    await application.done()
    expect(await pdfText((await application.pdf()).bytes)).toContain('by Elena Castillo.')
  })

  test('of a long form goes over many pages and answers the part that was asked for', async () => {
    const long = await publishedForm(server, [
      {
        key: 'many',
        title: 'Many',
        questions: Array.from({ length: 120 }, (_, at) => ({
          key: `note${at}`,
          kind: 'longText' as const,
          label: `Note ${at}`,
        })),
      },
    ])
    const application = await addedApplication(staff, long)
    const edits = Array.from({ length: 120 }, (_, at) => ({
      path: `note${at}`,
      value: `${'word '.repeat(60)}${'x'.repeat(300)}`,
    }))
    expect((await application.save(...edits)).status).toBe(200)
    const rows = await pdfText((await application.pdf()).bytes)
    expect(Number(/Page 1 of (\d+)/.exec(rows)?.[1])).toBeGreaterThan(10)
    expect(rows).toContain('Note 119')
    const path = application.base.replace('/apps/', '/apps/digital/')
    await application.done()
    const part = await staff.get(path, { headers: { range: 'bytes=0-4' } })
    expect([part.status, part.body]).toEqual([206, '%PDF-'])
  })
})
