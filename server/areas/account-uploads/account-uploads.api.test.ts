import { uploadMessages } from '@portico/contract/areas/account-uploads/account-upload.messages.ts'
import { uploadLimits } from '@portico/contract/areas/account-uploads/upload-columns.ts'
import { openingMessages } from '@portico/contract/areas/details/opening.messages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { EventStreamReader, type ReadEvent } from '../../app/test/event-stream-reader.ts'
import { auditOf } from '../../app/test/audit-trail.ts'
import { messagesTo } from '../../app/test/sent-messages.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { sendWhole } from '../documents/test/sample-files.ts'
import { aPerson } from '../people/test/people.builders.ts'
import { UploadClient, uploadsPath } from './test/upload-client.ts'
import { workUpload } from './work/work-uploads.ts'

const server = useTestServer()
const staffEmail = 'manager@harbor.test'
let admin: TestClient
let uploads: UploadClient
let userId: string

beforeAll(async () => {
  admin = await server.signIn('broker-admin@harbor.test')
  uploads = new UploadClient(admin)
  userId = (await admin.get('/api/users/me')).body.userId
})

const row = (name: string, code: string, more = '') => `${name},${code},Client,General Liability,${staffEmail},${more}`

describe('reading a file', () => {
  test('guesses the columns, names each error by its cell, and keeps the good rows', async () => {
    const upload = await uploads.begun([
      row('Dry Run Steel', 'DRYRUN'),
      row('Dry Run Paint', 'ACME'),
      'Dry Run Wood,DRYWOOD,Customer,Rain,who@else.test,Vera,Stone,vera,Y',
    ])
    expect(upload).toMatchObject({
      state: 'DRAFT',
      fileName: 'accounts.csv',
      columns: { companyName: 0, code: 1, manager: 4, contactEmail: 7, inviteContact: 8, advisor: null },
      counts: { rows: 3, ready: 1, errors: 2 },
      undoUntil: null,
    })
    expect(upload.samples[0]).toEqual(['Dry Run Steel', 'Dry Run Paint', 'Dry Run Wood'])
    const errors = (await uploads.rows(upload.uploadId, '?state=ERROR')).map((each) =>
      each.errors.map(({ heading, cell, message }) => [heading, cell, message]),
    )
    expect(errors).toEqual([
      [['Account code', 'B3', uploadMessages.codeInUse('ACME')]],
      [
        ['Relationship', 'C4', uploadMessages.wrongRelationship('Customer')],
        ['Lines of business', 'D4', uploadMessages.unknownLine('Rain')],
        ['Primary account manager', 'E4', uploadMessages.unknownPerson('who@else.test')],
        ['Email', 'H4', uploadMessages.wrongEmail('vera')],
      ],
    ])
    const [ready] = await uploads.rows(upload.uploadId, '?state=READY&limit=1')
    expect(ready).toMatchObject({ row: 2, code: 'DRYRUN', lines: ['GENERAL_LIABILITY'], manager: staffEmail })
    expect((await admin.get('/api/accounts/DRYRUN')).status).toBe(404)
  })

  test('checks again with other columns and suggested codes, and refuses columns that cannot be', async () => {
    const { uploadId, columns } = await uploads.begun([row('Chosen Steel', ''), row('CHOSEN-2', 'CHOSEN-2')])
    expect((await uploads.get(uploadId)).counts).toMatchObject({ ready: 1, errors: 1 })
    const suggested = await uploads.choose(uploadId, { columns, suggestsCodes: true })
    expect([suggested.status, suggested.body.counts.ready]).toEqual([200, 2])
    expect((await uploads.rows(uploadId)).map(({ code }) => code)).toEqual(['CHOSEN', 'CHOSEN-2'])
    const twice = await uploads.choose(uploadId, { columns: { ...columns, advisor: 4 }, suggestsCodes: false })
    expect([twice.status, twice.body.fields]).toEqual([422, { 'columns.advisor': uploadMessages.matchedTwice }])
    const none = await uploads.choose(uploadId, { columns: { ...columns, advisor: 9 }, suggestsCodes: false })
    expect(none.body.fields).toEqual({ 'columns.advisor': uploadMessages.unknownColumn })
    const bare = await uploads.choose(uploadId, { columns: { ...columns, manager: null }, suggestsCodes: true })
    expect(bare.body.counts).toMatchObject({ ready: 0, errors: 2 })
    expect((await uploads.step(uploadId, 'start')).body.message).toBe(uploadMessages.nothingReady)
    expect((await uploads.discard(uploadId)).status).toBe(204)
    expect((await admin.get(`${uploadsPath('HARBOR')}/${uploadId}`)).status).toBe(404)
  })

  test.each([
    ['accounts.csv', 'Color,Shape\nred,round', uploadMessages.noHeadings],
    ['accounts.csv', 'Legal name,Account code', uploadMessages.noRows],
    ['accounts.csv', `Legal name\n${'x\n'.repeat(uploadLimits.rows + 1)}`, uploadMessages.tooManyRows('2,000')],
    ['accounts.pdf', '%PDF-1.7', 'Please choose a spreadsheet: an Excel workbook (.xlsx, .xls, .xlsb) or a CSV file.'],
  ])('refuses %s when it is no list of accounts', async (name, text, message) => {
    const answer = await sendWhole(admin, uploadsPath('HARBOR'), { name, bytes: Buffer.from(text) })
    expect([answer.status, answer.body.fields]).toEqual([422, { file: message }])
  })

  test('refuses a file beyond the size limit', async () => {
    const bytes = Buffer.alloc(uploadLimits.bytes + 1, 'x')
    expect((await sendWhole(admin, uploadsPath('HARBOR'), { name: 'big.csv', bytes })).status).toBe(413)
  })

  test('reads the template that it offers, and leaves its example out', async () => {
    for (const [format, name] of [
      ['XLSX', 'accounts.xlsx'],
      ['CSV', 'accounts.csv'],
    ] as const) {
      const template = await admin.get(`${uploadsPath('HARBOR')}/template?format=${format}`)
      expect([format, template.status]).toEqual([format, 200])
      const sent = await sendWhole(admin, uploadsPath('HARBOR'), { name, bytes: template.bytes })
      expect([format, sent.status, sent.body.fields]).toEqual([format, 422, { file: uploadMessages.noRows }])
    }
  })
})

describe('the rows that became no account', () => {
  test('come as a workbook that names what to fix, and can be uploaded again once fixed', async () => {
    const { uploadId } = await uploads.begun([row('Good Steel', 'GOODSTEEL'), row('Bad Paint', 'ACME')])
    const path = `${uploadsPath('HARBOR')}/${uploadId}/failed-rows`
    const file = await admin.get(path)
    expect(file.status).toBe(200)
    const again = await sendWhole(admin, uploadsPath('HARBOR'), { name: 'rows-to-fix.xlsx', bytes: file.bytes })
    expect([again.status, again.body.counts]).toMatchObject([201, { rows: 1, errors: 1 }])
    expect(again.body.headings.at(-1)).toBe('What to fix')
    expect(again.body.samples.at(-1)[0]).toContain('Account code: ')
    expect(again.body.samples[0]).toEqual(['Bad Paint'])
  })
})

describe('creating the accounts', () => {
  test('makes each as the dialog does, invites whom the row asks for, and leaves the others out', async () => {
    const { uploadId } = await uploads.begun([
      row('Bulk Steel', 'BULKSTEEL', 'Vera,Stone,vera@bulksteel.test,Y'),
      row('Bulk Paint', 'BULKPAINT', 'Paul,Paint,paul@bulkpaint.test,N'),
      row('Bulk Wood', 'ACME'),
    ])
    const done = await uploads.done(uploadId, 'start')
    expect(done.counts).toMatchObject({ rows: 3, created: 2, errors: 1, failed: 0 })
    expect(done.undoUntil).not.toBeNull()
    const { account } = (await admin.get('/api/accounts/BULKSTEEL')).body
    expect(account).toMatchObject({ companyName: 'Bulk Steel', primaryBrokerContact: { role: 'P_ACCT_MGR' } })
    expect(await messagesTo(server, 'vera@bulksteel.test')).toHaveLength(1)
    expect(await messagesTo(server, 'paul@bulkpaint.test')).toEqual([])
    expect(await auditOf(server, 'account', 'BULKSTEEL')).toEqual([
      expect.objectContaining({ action: 'account.create', actor: 'broker-admin@harbor.test' }),
    ])
    expect((await uploads.rows(uploadId, '?state=CREATED')).map(({ accountCode }) => accountCode)).toEqual([
      'BULKSTEEL',
      'BULKPAINT',
    ])
    const again = await uploads.step(uploadId, 'start')
    expect([again.status, again.body.current.state]).toEqual([409, 'CREATED'])
    expect((await uploads.choose(uploadId, { columns: done.columns, suggestsCodes: true })).status).toBe(409)
    expect((await uploads.discard(uploadId)).status).toBe(409)
  })

  test('reports its progress on the event stream of whoever started it', async () => {
    await server.running.app.listen({ port: 0 })
    const stream = new EventStreamReader(server.running.app, await server.signIn('broker-admin@harbor.test'))
    expect(await stream.status).toBe(200)
    const { uploadId } = await uploads.begun([row('Told Steel', 'TOLD-1'), row('Told Paint', 'TOLD-2')])
    await uploads.done(uploadId, 'start')
    // The end of an earlier upload may still come.
    const isOfThis = ({ event, data }: ReadEvent) =>
      event === 'admin-conversion' && data.conversionId === `${uploadId}/create`
    const ended = await stream.until((event) => isOfThis(event) && event.data.complete === true)
    stream.close()
    expect(ended.data).toEqual({
      conversionId: `${uploadId}/create`,
      title: 'accounts.csv',
      accountsProcessed: 2,
      successfully: 2,
      withError: 0,
      complete: true,
      time: expect.any(String),
    })
    const begun = stream.events.find(isOfThis)
    expect(begun!.data).toMatchObject({ accountsProcessed: 1, complete: false })
  })

  test('goes on after a crash where it was cut off, and creates none twice', async () => {
    const codes = ['CRASH-1', 'CRASH-2', 'CRASH-3']
    const { uploadId } = await uploads.begun(codes.map((code) => row(`Company ${code}`, code)))
    const { platform } = server.running
    const { jobs, database } = platform
    const enqueued: unknown[] = []
    platform.jobs.enqueue = async (_tx, _queue, data) => void enqueued.push(data)
    try {
      await uploads.step(uploadId, 'start')
    } finally {
      Reflect.deleteProperty(jobs, 'enqueue')
    }
    expect(enqueued).toEqual([{ uploadId, work: 'create', by: userId }])
    let writes = 0
    const crashing = {
      read: (...work: Parameters<typeof database.read>) => database.read(...work),
      write: (...work: Parameters<typeof database.write>) => {
        writes += 1
        return writes === 2 ? Promise.reject(new Error('The process ends here')) : database.write(...work)
      },
    } as unknown as typeof database
    const job = { uploadId, work: 'create', by: userId } as const
    await expect(workUpload({ ...platform, database: crashing }, job, { attempt: 1 })).rejects.toThrow('ends here')
    expect((await uploads.get(uploadId)).counts).toMatchObject({ created: 1, ready: 2 })
    expect((await uploads.step(uploadId, 'start')).status).toBe(409)
    server.clock.advance(121_000)
    expect((await uploads.get(uploadId)).isStalled).toBe(true)
    expect((await uploads.done(uploadId, 'start')).counts).toMatchObject({ created: 3, ready: 0, failed: 0 })
    for (const code of codes) expect((await auditOf(server, 'account', code)).length).toBe(1)
    await workUpload(platform, job, { attempt: 1 })
    expect((await uploads.get(uploadId)).counts.created).toBe(3)
  })

  test('gives up a row whose code was taken meanwhile, and says why', async () => {
    const first = await uploads.begun([row('Race One', 'RACE')])
    const { uploadId } = await uploads.begun([row('Race Two', 'RACE'), row('Race Three', 'RACE-3')])
    await uploads.done(first.uploadId, 'start')
    const done = await uploads.done(uploadId, 'start')
    expect(done.counts).toMatchObject({ created: 1, errors: 1 })
    const [taken] = await uploads.rows(uploadId, '?state=ERROR')
    expect(taken!.errors[0]).toMatchObject({ cell: 'B2', message: uploadMessages.codeInUse('RACE') })
  })
})

describe('undoing an upload', () => {
  test('archives what nobody has touched, names what it leaves and why, and does so once', async () => {
    const { uploadId } = await uploads.begun([
      row('Undo Clean', 'UNDO-CLEAN', 'Una,Do,una@undo.test,Y'),
      row('Undo Link', 'UNDO-LINK'),
      row('Undo Joined', 'UNDO-JOINED'),
    ])
    await uploads.done(uploadId, 'start')
    const link = { displayText: 'Portal', linkValue: 'https://portal.example.com' }
    expect((await admin.post('/api/accounts/UNDO-LINK/hotlinks', link)).status).toBe(201)
    await aPerson(server, { account: 'UNDO-JOINED', role: 'ADMIN' })
    const undone = await uploads.done(uploadId, 'undo')
    expect(undone).toMatchObject({ counts: { created: 0, removed: 1, left: 2 }, undoUntil: null })
    expect((await uploads.rows(uploadId)).map(({ state, message }) => [state, message])).toEqual([
      ['REMOVED', null],
      ['LEFT', expect.stringMatching(/ has changed this account since\.$/)],
      ['LEFT', uploadMessages.joinedSince],
    ])
    const isArchived = async (code: string) => (await admin.get(`/api/accounts/${code}`)).body.account.isArchived
    expect([await isArchived('UNDO-CLEAN'), await isArchived('UNDO-LINK')]).toEqual([true, false])
    expect((await auditOf(server, 'account', 'UNDO-CLEAN')).map(({ action }) => action)).toEqual([
      'account.create',
      'account.archive',
    ])
    expect((await uploads.step(uploadId, 'undo')).status).toBe(409)
  })

  test('is refused after 24 hours, and where nothing was created', async () => {
    const { uploadId } = await uploads.begun([row('Undo Late', 'UNDO-LATE')])
    expect((await uploads.step(uploadId, 'undo')).status).toBe(409)
    await uploads.done(uploadId, 'start')
    server.clock.advance(24 * 3_600_000 + 1000)
    const fresh = new UploadClient(await server.signIn('broker-admin@harbor.test'))
    const late = await fresh.step(uploadId, 'undo')
    expect([late.status, late.body.message]).toEqual([422, uploadMessages.undoOver])
    expect((await fresh.get(uploadId)).undoUntil).toBeNull()
  })
})

describe('who may upload', () => {
  test('the admins of the brokerage, and platform administrators for every one', async () => {
    const platformAdmin = await server.signIn('admin@portico.test')
    const forSummit = new UploadClient(platformAdmin, 'SUMMIT')
    const { uploadId } = await forSummit.begun(['Summit Bulk,SUMMITBULK,Prospect'])
    await forSummit.done(uploadId, 'start')
    const all = (await platformAdmin.get('/api/administration/account-uploads')).body.items
    expect(all[0]).toMatchObject({ uploadId, brokerCode: 'SUMMIT' })
    expect(all.length).toBeLessThanOrEqual(10)
    const own = await server.signIn('broker-admin@harbor.test')
    expect((await new UploadClient(own).list()).map(({ brokerCode }) => brokerCode)).not.toContain('SUMMIT')
    expect((await own.get(`${uploadsPath('HARBOR')}/${uploadId}`)).status).toBe(404)
    expect((await own.get(`${uploadsPath('SUMMIT')}/${uploadId}/rows`)).status).toBe(404)
    expect((await own.get('/api/administration/account-uploads')).status).toBe(403)
    const staff = new UploadClient(await server.signIn('advisor@harbor.test'))
    expect((await staff.send([row('Not Mine', 'NOTMINE')])).status).toBe(403)
  })
})

test('a code that another account takes while rows are worked on fails that row alone', async () => {
  const own = new UploadClient(await server.signIn('broker-admin@harbor.test'))
  const { uploadId } = await own.begun([row('Late One', 'LATE-1'), row('Late Two', 'LATE-2')])
  const { platform } = server.running
  platform.jobs.enqueue = async () => undefined
  try {
    await own.step(uploadId, 'start')
  } finally {
    Reflect.deleteProperty(platform.jobs, 'enqueue')
  }
  const staff = await server.signIn('broker-admin@harbor.test')
  const taken = { companyName: 'Quicker', code: 'LATE-1', relationship: 'PROSPECT', isLawFirm: false, lines: [] }
  const made = await staff.post('/api/brokerages/HARBOR/accounts', {
    ...taken,
    manager: '',
    advisor: '',
    contact: null,
  })
  expect(made.status).toBe(201)
  await workUpload(platform, { uploadId, work: 'create', by: userId }, { attempt: 1 })
  expect((await own.rows(uploadId)).map(({ state, message }) => [state, message])).toEqual([
    ['FAILED', openingMessages.codeTaken],
    ['CREATED', null],
  ])
})
