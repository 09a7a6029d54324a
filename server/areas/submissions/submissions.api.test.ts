import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf, notificationsOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { addedApplication, publishedForm, sampleSections } from '../applications/test/application-client.ts'
import { aPdf, sendWhole } from '../documents/test/sample-files.ts'
import { added, ScheduleClient } from '../schedules/test/schedule-client.ts'
import { readyRenewal, SubmissionClient } from './test/submission-client.ts'

const server = useTestServer()
let owner: TestClient
let staff: TestClient

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  staff = await server.signIn('advisor@harbor.test')
})

const renewal = async () => new SubmissionClient(owner, await readyRenewal(server))
const ofOther = (client: TestClient, { cycleId }: { cycleId: string }) => new SubmissionClient(client, cycleId)

/** A document of the library that can be submitted; answers its id. */
async function aDocument(name: string): Promise<string> {
  const sent = await sendWhole(owner, '/api/accounts/ACME/documents', { name, bytes: aPdf })
  expect([sent.status, sent.body.message]).toEqual([201, undefined])
  return sent.body.id
}

const stageOf = async (cycleId: string) => {
  const { rows } = await server.running.platform.database.read({ account: 'ACME' }, (tx) =>
    sql<{ stage: string }>`select stage from renewal_cycles where id = ${cycleId}`.execute(tx.db),
  )
  return rows[0]?.stage
}

describe('the preview', () => {
  test('tells the signer, the recipients, the attestation and what would be submitted', async () => {
    const submission = await renewal()
    const shown = await submission.preview()
    expect(shown).toMatchObject({
      company: 'Acme Builders Group, Inc.',
      maySign: true,
      isOver: false,
      signer: { name: 'Elena Castillo', title: 'Chief Financial Officer' },
      attestation: submissionMessages.attestation,
      onlyManagers: true,
      previous: null,
      changes: null,
    })
    expect(shown.recipients.map(({ name }) => name)).toEqual(['Daniel Okafor', 'Marcus Bell', 'Nora Whitfield'])
    expect(shown.content!.schedules.map(({ name }) => name)).toContain('Drivers')
    expect(shown.content!.lines).toMatchObject([{ name: 'General Liability' }])
  })

  test('keeps what is submitted from those who may not read all of it, and a strangers’ renewal from all', async () => {
    const { cycleId } = await (await renewal()).preview()
    const user = await ofOther(await server.signIn('user@acme.test'), { cycleId }).preview()
    expect([user.maySign, user.content, user.documents]).toEqual([false, null, []])
    const shownToStaff = await ofOther(staff, { cycleId }).preview()
    expect([shownToStaff.maySign, shownToStaff.content === null]).toEqual([false, false])
    const stranger = await server.signIn('advisor@summit.test')
    const answers = [
      await stranger.get(`/api/accounts/ACME/renewals/${cycleId}/submission-preview`),
      await owner.get(`/api/accounts/ACME/renewals/${crypto.randomUUID()}/submission-preview`),
      await owner.get('/api/accounts/ACME/renewals/none/submissions'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})

describe('submitting', () => {
  test('keeps what was submitted under a number, moves the renewal to market and tells the recipients', async () => {
    const submission = await renewal()
    const made = await submission.submitted({ note: 'Please place with A-rated carriers.' })
    expect(made).toMatchObject({
      number: 1,
      signerName: 'Elena Castillo',
      recipients: ['Nora Whitfield'],
      note: 'Please place with A-rated carriers.',
      attestation: submissionMessages.attestation,
      changes: null,
    })
    expect(made.receipt).toMatch(/^ACME-2031\d{4}-1$/)
    expect(await stageOf(made.cycleId)).toBe('REVIEW')
    const { body: snapshots } = await owner.get('/api/accounts/ACME/schedules/snapshots')
    expect(snapshots[0]).toMatchObject({ number: made.snapshotNumber, snapshotType: 'SUBMITTED' })
    expect((await auditOf(server, 'submission', made.id))[0]).toMatchObject({
      action: 'submission.submit',
      actor: 'owner@acme.test',
      after: { number: 1, signerName: 'Elena Castillo' },
    })
    const { entries } = (await owner.get(`/api/accounts/ACME/renewals/${made.cycleId}/placement`)).body
    expect(entries[0].content).toMatchObject({
      kind: 'SUBMITTED',
      by: { name: 'Elena Castillo' },
      payload: { submissionId: made.id, signer: { name: 'Elena Castillo' }, snapshotNumber: made.snapshotNumber },
    })
    const told = await notificationsOf(server, 'We will email you the packet when it is ready.')
    expect(told).toContainEqual(
      expect.objectContaining({
        payload: expect.objectContaining({
          message: 'Elena Castillo submitted the renewal of Acme Builders Group, Inc.',
        }),
      }),
    )
    expect(await submission.list()).toMatchObject([{ id: made.id, number: 1 }])
  })

  test('is for the insured’s Admin alone', async () => {
    const { cycleId } = await (await renewal()).preview()
    const statuses = []
    for (const name of ['advisor@harbor.test', 'user@acme.test', 'viewer@acme.test', 'advisor@summit.test']) {
      const answer = await (
        await server.signIn(name)
      ).post(`/api/accounts/ACME/renewals/${cycleId}/submissions`, {
        signerName: 'A',
        signerTitle: 'B',
        recipientIds: ['someone'],
        attested: true,
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([403, 403, 403, 404])
  })

  test('asks for name, title, a recipient and the attestation', async () => {
    const answer = await (
      await renewal()
    ).submit({ signerName: ' ', signerTitle: '', recipientIds: [], attested: false })
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      {
        signerName: submissionMessages.nameRequired,
        signerTitle: submissionMessages.titleRequired,
        recipientIds: submissionMessages.recipientRequired,
        attested: submissionMessages.notAttested,
      },
    ])
  })

  test('refuses who is not of the brokerage, and with the flag those who do not work on the account', async () => {
    const submission = await renewal()
    const idOf = async (username: string) => {
      const { rows } = await server.running.platform.database.read('system', (tx) =>
        sql<{ id: string }>`select id from users where username = ${username}`.execute(tx.db),
      )
      return rows[0]!.id
    }
    const fields = { recipientIds: submissionMessages.foreignRecipient }
    const other = await idOf('broker-admin@harbor.test')
    for (const recipient of [await idOf('advisor@summit.test'), await idOf('owner@acme.test'), other]) {
      const answer = await submission.submit({ recipientIds: [recipient] })
      expect([answer.status, answer.body.fields]).toEqual([422, fields])
    }
    await setFlag(false)
    try {
      const made = await submission.submitted({ recipientIds: [other] })
      expect(made.recipients).toEqual(['Priya Raman'])
    } finally {
      await setFlag(true)
    }
  })

  test('refuses a document that is not there, or that the brokerage keeps to itself', async () => {
    const submission = await renewal()
    const answer = await submission.submit({ documentIds: [crypto.randomUUID()] })
    expect([answer.status, answer.body.fields]).toEqual([422, { documentIds: submissionMessages.unknownDocument }])
  })

  test('refuses while a section is open, and once the renewal is over', async () => {
    const submission = await renewal()
    const { cycleId } = await submission.preview()
    await change(sql`update renewal_sections set mark = null where kind = 'MOD' and cycle_id = ${cycleId}`)
    const { findings } = await submission.preview()
    expect(findings.filter(({ kind }) => kind === 'OPEN')).toMatchObject([{ section: 'MOD', link: '/ACME/renewal' }])
    const open = await submission.submit()
    expect([open.status, open.body.fields]).toEqual([422, { findings: submissionMessages.openSections }])
    await change(sql`update renewal_cycles set is_current = false, stage = 'CLOSED' where id = ${cycleId}`)
    expect([(await submission.submit()).status, (await submission.preview()).isOver]).toEqual([409, true])
  })
})

describe('a hard error', () => {
  test('refuses the signature by its name, freezes nothing, and is gone once it is mended', async () => {
    const submission = await renewal()
    const { cycleId } = await submission.preview()
    const mark = (kind: string | null) =>
      change(sql`update renewal_sections set mark = ${kind} where kind = 'LOSS_RUNS' and cycle_id = ${cycleId}`)
    const frozen = async () =>
      (await submission.client.get('/api/accounts/ACME/schedules/snapshots')).body as readonly unknown[]
    const before = await frozen()
    await mark('COMPLETE')
    const { findings } = await submission.preview()
    const hard = findings.filter(({ kind }) => kind === 'HARD')
    expect(hard.map(({ section, text }) => `${section} ${text}`)).toContainEqual(
      expect.stringMatching(/^LOSS_RUNS .*no loss run yet$/),
    )
    const refused = await submission.submit()
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { findings: submissionMessages.hardErrors(hard.map(({ text }) => text)) },
    ])
    expect(await frozen()).toEqual(before)
    expect(await submission.list()).toEqual([])
    await mark('N_A')
    expect((await submission.submit()).status).toBe(201)
  })
})

describe('submitting again', () => {
  test('what has not changed is refused and leaves no snapshot', async () => {
    const submission = await renewal()
    const made = await submission.submitted()
    const { changes, previous } = await submission.preview()
    expect([changes, previous!.number]).toEqual([[], 1])
    const answer = await submission.submit({ note: 'Once more' })
    expect([answer.status, answer.body.fields]).toEqual([422, { content: submissionMessages.unchanged }])
    const { body: snapshots } = await owner.get('/api/accounts/ACME/schedules/snapshots')
    expect(snapshots[0].number).toBe(made.snapshotNumber)
  })

  test('tells what changed in schedules, applications, facts and documents, line by line', async () => {
    const submission = await renewal()
    const formId = await publishedForm(server, sampleSections)
    const application = await addedApplication(staff, formId)
    await application.save({ path: 'trucks', value: '3' }, { path: 'sales', value: '1000000' })
    expect((await application.done({ agentToComplete: true })).status).toBe(200)
    const machines = await aTab()
    const machine = added({ item: '1', description: 'Crane', value: '5000' })
    await machines.edit([machine])
    await submission.submitted()
    await application.undone()
    const { answers } = await application.get()
    await application.save(
      { path: 'trucks', value: '4', version: answers.trucks.version },
      { path: 'sales', value: '2000000', version: answers.sales.version },
    )
    expect((await application.done({ agentToComplete: true })).status).toBe(200)
    await machines.edit([{ op: 'set', rowId: machine.rowId, column: 'value', value: '6000', was: '5000' }])
    const documentId = await aDocument('Brochure.pdf')
    const made = await submission.submitted({ documentIds: [documentId] })
    expect(made.number).toBe(2)
    const detailsOf = (part: string) => made.changes!.find((change) => change.part === part)
    expect(detailsOf('SCHEDULE')).toMatchObject({ how: 'changed', details: [expect.stringContaining('5000 → 6000')] })
    expect(detailsOf('APPLICATION')!.details).toContain('Trucks: 3 → 4')
    expect(detailsOf('FACTS')!.details).toContainEqual(expect.stringContaining('$1,000,000 → $2,000,000'))
    expect(detailsOf('DOCUMENT')).toMatchObject({ name: 'Brochure.pdf', how: 'added', details: [] })
    expect((await submission.list()).map(({ number }: { number: number }) => number)).toEqual([2, 1])
  })

  test('of two at once one is made', async () => {
    const submission = await renewal()
    const answers = await Promise.all([submission.submit(), submission.submit()])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422])
  })
})

async function aTab(): Promise<ScheduleClient> {
  const tabName = crypto.randomUUID().slice(0, 20)
  const { body } = await owner.post('/api/accounts/ACME/schedules/tabs', { scheduleType: 'EQUIPMENT', tabName })
  return new ScheduleClient(owner, 'ACME', 'EQUIPMENT', body.scheduleTabId)
}

const change = (statement: ReturnType<typeof sql>) =>
  server.running.platform.database.write({ account: 'ACME' }, (tx) => statement.execute(tx.db))

async function setFlag(value: boolean): Promise<void> {
  const admin = await server.signIn('admin@portico.test')
  const featureFlag = 'SUBMIT_ONLY_TO_CURRENT_MANAGERS'
  const answer = await admin.post('/admin/features/account/ACME', { featureFlag, value, source: 'ACCOUNT' })
  expect([answer.status, answer.body.message]).toEqual([200, undefined])
}
