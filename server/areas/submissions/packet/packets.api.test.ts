import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { lastCodeTo, messagesTo } from '../../../app/test/sent-messages.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { rowMarkHeading } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import { sheetNames } from '../../../platform/spreadsheets/sheet-names.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { streamed } from '../../../platform/files/byte-streams.ts'
import { addedApplication, publishedForm, sampleSections } from '../../applications/test/application-client.ts'
import { pdfOutline, pdfText } from '../../../platform/pdf/test/pdf-text.ts'
import { aPdf, sendWhole } from '../../documents/test/sample-files.ts'
import { sheetsOf } from '../../schedule-exports/test/export-client.ts'
import { filesIn, mailedPath, PacketHolder, readyRenewal, SubmissionClient } from '../test/submission-client.ts'

const server = useTestServer()
let owner: TestClient
let staff: TestClient

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  staff = await server.signIn('advisor@harbor.test')
})

const advisor = 'advisor@harbor.test'

/** A submission whose packet is made, as the insured’s Admin has it. */
async function made(said: object = {}) {
  const submission = new SubmissionClient(owner, await readyRenewal(server))
  const { id } = await submission.submitted(said)
  const details = await submission.ended(id)
  return { submission, id, details }
}

/** The same, with someone who holds the link that was mailed to the advisor. */
async function held(isIn = true) {
  const { submission, id, details } = await made()
  const holder = new PacketHolder(server.visitor(), await mailedPath(server, advisor, id))
  if (isIn) await letIn(holder)
  return { submission, id, holder, linkId: details.links[0]!.id }
}

async function letIn(holder: PacketHolder): Promise<void> {
  // The clock stands still: only so is the mail the newest.
  server.clock.advance(1000)
  expect((await holder.askForCode()).status).toBe(202)
  expect((await holder.enter(await lastCodeTo(server, advisor))).status).toBe(204)
}

async function aDocument(name: string): Promise<{ id: string; name: string }> {
  const sent = await sendWhole(owner, '/api/accounts/ACME/documents', { name, bytes: aPdf })
  expect([sent.status, sent.body.message]).toEqual([201, undefined])
  return sent.body
}

/** A policy that expires when the renewals of these tests begin; answers its id. */
async function expiringPolicy(policyType: string): Promise<string> {
  const term = { effectiveDate: '2030-01-01', expirationDate: '2031-01-01' }
  const policy = { policyType, policyNumber: `EXP-${policyType}`, carrier: 'Granite Mutual', ...term }
  const { status, body } = await staff.post('/api/accounts/ACME/policies', policy)
  expect(status).toBe(201)
  return body.id
}

const sameForPeople = (path: string) => path.normalize('NFC').toLowerCase()

describe('a packet', () => {
  test('holds the submission as one PDF, index, applications, the schedules of that day and the chosen documents', async () => {
    const formId = await publishedForm(server, sampleSections)
    const application = await addedApplication(staff, formId, { name: '../../etc/Auto: "fleet" <1>' })
    await application.save({ path: 'fleetNote', value: 'Kept in a locked yard' })
    expect((await application.done({ agentToComplete: true })).status).toBe(200)
    const documents = [
      await aDocument('Loss runs 2030.pdf'),
      await aDocument('con.pdf'),
      await aDocument('Straße — Übersicht.pdf'),
    ]
    const documentIds = documents.map(({ id }) => id)
    const basis = 'Claims are reported late.'
    const selected = { factors: [{ age: 12, factor: 1.5 }], trend: 0, basis, version: 0 }
    expect((await staff.put('/api/accounts/ACME/losses/factors/WORKERS_COMP', selected)).status).toBe(200)
    const pollution = await expiringPolicy('POLLUTION')
    await expiringPolicy('FLOOD')
    const limits = { name: 'Each condition', limit: 250_000_000, deductible: 5_000_000, isRetention: true, note: '' }
    const covered = { coverages: [limits], forms: [], exclusions: [], layer: null, version: 1 }
    expect((await staff.put(`/api/accounts/ACME/policies/${pollution}/coverages`, covered)).status).toBe(200)
    const { submission, id, details } = await made({ documentIds, note: 'Please hurry.' })
    expect(details.packet).toMatchObject({ state: 'READY', progress: 100, message: null })
    const answer = await submission.packet(id)
    expect([answer.status, answer.headers['content-type'], answer.bytes.length]).toEqual([
      200,
      'application/zip',
      details.packet.bytes,
    ])
    const files = await filesIn(answer.bytes)
    const paths = [...files.keys()]
    expect(paths.slice(0, 2)).toEqual(['Submission.pdf', 'Index.pdf'])
    expect(paths).toContain('Applications/Auto_ _fleet_ _1_ 2031.pdf')
    expect(paths.filter((path) => path.startsWith('Documents/')).toSorted()).toEqual(
      ['Documents/Loss runs 2030.pdf', 'Documents/Straße — Übersicht.pdf', 'Documents/_con.pdf'].toSorted(),
    )
    expect(new Set(paths.map(sameForPeople)).size).toBe(paths.length)
    expect(files.get('Documents/_con.pdf')).toEqual(aPdf)
    expect(await pdfText(files.get('Applications/Auto_ _fleet_ _1_ 2031.pdf')!)).toContain('Kept in a locked yard')
    const book = await pdfText(files.get('Submission.pdf')!)
    for (const text of ['Acme Builders Group, Inc.', details.receipt, 'Elena Castillo', 'Harbor & Pine Insurance'])
      expect(book).toContain(text)
    // What the client tells the brokerage, and what is still open, is not for underwriters.
    for (const text of ['Please hurry.', basis, ...details.acknowledged]) expect(book).not.toContain(text)
    expect(book).toContain('Ultimate losses by selected factors')
    for (const text of ['Expiring coverages', 'Each condition', '$2,500,000', 'retention $50,000', 'not on file'])
      expect(book).toContain(text)
    expect(book).toContain('Kept in a locked yard')
    expect(await pdfOutline(files.get('Submission.pdf')!)).toEqual([
      'Cover page',
      'Underwriting summary',
      'Expiring program',
      'Loss summary',
      'Financial statements',
      'Applications',
      expect.stringContaining('Auto'),
    ])
    const index = (await pdfText(files.get('Index.pdf')!)).replaceAll(/\s/g, '')
    for (const path of paths) expect(index).toContain(path.replaceAll(/\s/g, ''))
    const sheets = await sheetsOf(files.get('Schedules.xlsx')!)
    for (const { name, rows } of details.content.schedules) {
      const sheet = sheets.find(({ info }) => info.name === sheetNames([name])[0])
      expect(sheet!.rows.slice(0, 2).map(([first]) => first)).toEqual([name, 'Insured: Acme Builders Group, Inc.'])
      const from = sheet!.rows.findIndex((cells) => cells.filter((cell) => cell !== null).length > 1)
      const listed = sheet!.rows.slice(from + 1).filter(([first]) => first !== 'Total')
      expect([name, listed.length]).toEqual([name, rows])
      expect(sheet!.rows[from]).not.toContain(rowMarkHeading)
    }
    expect((await auditOf(server, 'submission', id)).map(({ action }) => action)).toContain('submission.download')
  })

  test('takes the loss runs and statements of the account along, each kind in a folder of its own', async () => {
    const submission = new SubmissionClient(owner, await readyRenewal(server))
    const { documents } = await submission.preview()
    const proposed = documents.filter(({ isProposed }) => isProposed)
    expect(new Set(proposed.map(({ kind }) => kind))).toEqual(new Set(['LOSS_RUN', 'FINANCIALS']))
    const { id } = await submission.submitted({ documentIds: proposed.map((document) => document.id) })
    await submission.ended(id)
    const folders = [...(await filesIn((await submission.packet(id)).bytes)).keys()].map((path) => path.split('/')[0])
    const many = (kind: string) => proposed.filter((document) => document.kind === kind).length
    expect(folders.filter((folder) => folder === 'Loss runs')).toHaveLength(many('LOSS_RUN'))
    expect(folders.filter((folder) => folder === 'Financials')).toHaveLength(many('FINANCIALS'))
    const again = (await submission.preview()).documents.filter(({ isProposed }) => isProposed)
    expect(again.every(({ wasSubmitted }) => wasSubmitted)).toBe(true)
  })

  test('that cannot be made says why, and can be made again once what it lacked is back', async () => {
    const { id: documentId } = await aDocument('Soon gone.pdf')
    const fileOf = async () => {
      const { rows } = await server.running.platform.database.read('system', (tx) =>
        sql<{ key: string }>`select file_key as key from document_versions
          where document_id = ${documentId}`.execute(tx.db),
      )
      return rows[0]!.key
    }
    const key = await fileOf()
    await server.running.platform.files.remove(key)
    const { submission, id, details } = await made({ documentIds: [documentId] })
    expect(details.packet).toMatchObject({ state: 'FAILED', mayBeMadeAgain: true, bytes: null })
    expect(details.packet.message).toBe(`“Soon gone.pdf” ${submissionMessages.fileGone}`)
    expect((await submission.packet(id)).status).toBe(409)
    await server.running.platform.files.put(key, streamed(aPdf))
    const again = await owner.post(`${submission.base}/submissions/${id}/packet`)
    expect([again.status, again.body.packet.state]).toEqual([202, 'BUILDING'])
    expect((await submission.ended(id)).packet).toMatchObject({ state: 'READY', message: null })
    const third = await owner.post(`${submission.base}/submissions/${id}/packet`)
    expect([third.status, third.body.message]).toEqual([409, submissionMessages.isMade])
  })

  test('is for the brokerage and the insured’s Admin, who may take parts of it', async () => {
    const { submission, id } = await made()
    const path = `${submission.base}/submissions/${id}/packet`
    const statuses = []
    for (const name of [advisor, 'user@acme.test', 'viewer@acme.test', 'advisor@summit.test'])
      statuses.push((await (await server.signIn(name)).get(path)).status)
    expect(statuses).toEqual([200, 403, 403, 404])
    const part = await owner.get(path, { headers: { range: 'bytes=0-3' } })
    expect([part.status, part.bytes.toString('latin1')]).toEqual([206, 'PK\u0003\u0004'])
  })
})

describe('a download link', () => {
  test('is mailed to each recipient once the packet is made; its token is nowhere else', async () => {
    const { id, holder } = await held(false)
    const token = holder.path.split('/').at(-1)!
    expect(token).toMatch(/^[\w-]{43}$/)
    const mails = (await messagesTo(server, advisor)).filter(
      ({ link }) => link?.includes(`/submission-download/${id}/`) === true,
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('Acme Builders Group, Inc.')
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql<{ kept: string }>`select to_jsonb(link)::text as kept from submission_links link
        where submission_id = ${id}
        union all select to_jsonb(audit)::text from audit where account_code = 'ACME'`.execute(tx.db),
    )
    expect(rows.some(({ kept }) => kept.includes(token))).toBe(false)
  })

  test('tells nothing of the account before the mailed code; then it gives the packet, and every use is shown', async () => {
    const { submission, id, holder, linkId } = await held(false)
    const before = await holder.look()
    expect([before.status, before.body.inside]).toEqual([200, null])
    expect(JSON.stringify(before.body)).not.toContain('Acme')
    expect((await holder.download()).status).toBe(401)
    await letIn(holder)
    expect((await holder.look()).body.inside).toMatchObject({ company: 'Acme Builders Group, Inc.', downloadsLeft: 20 })
    const file = await holder.download()
    expect([file.status, [...(await filesIn(file.bytes)).keys()].slice(0, 2)]).toEqual([
      200,
      ['Submission.pdf', 'Index.pdf'],
    ])
    expect((await holder.look()).body.inside.downloadsLeft).toBe(19)
    const [link] = (await submission.details(id)).links
    expect(link).toMatchObject({ id: linkId, recipient: 'Nora Whitfield', state: 'WORKS', downloads: 1 })
    const uses = await staff.get(`${submission.base}/submissions/${id}/links/${linkId}/uses`)
    expect(uses.body.map(({ kind }: { kind: string }) => kind)).toEqual(['DOWNLOADED', 'ENTERED', 'CODE_SENT'])
    expect(uses.body.map(({ ip }: { ip: string | null }) => ip)).toEqual([null, null, null])
    const elsewhere = new PacketHolder(server.visitor(), holder.path)
    expect((await elsewhere.download()).status).toBe(401)
  })

  test('answers alike whether it is unknown, of another submission, revoked, replaced, expired or used up', async () => {
    const [revoked, replaced, usedUp, expired] = [await held(), await held(), await held(), await held()]
    await owner.delete(`${revoked.submission.base}/submissions/${revoked.id}/links/${revoked.linkId}`)
    const { links } = await replaced.submission.details(replaced.id)
    server.clock.advance(1000)
    const sent = await staff.post(`${replaced.submission.base}/submissions/${replaced.id}/links`, {
      recipientId: links[0]!.userId,
    })
    expect([sent.status, sent.body.links.map(({ state }: { state: string }) => state)]).toEqual([
      201,
      ['WORKS', 'REVOKED'],
    ])
    await set(sql`update submission_links set downloads = 20 where id = ${usedUp.linkId}`)
    await set(sql`update submission_links set expires_at = ${server.clock.now()} where id = ${expired.linkId}`)
    const token = (await held()).holder.path.split('/').at(-1)!
    const unknown = ['A'.repeat(43), token].map(
      (each) => new PacketHolder(server.visitor(), `/open/submission-downloads/${revoked.id}/${each}`),
    )
    const nowhere = new PacketHolder(server.visitor(), `/open/submission-downloads/none/${token}`)
    const holders = [revoked.holder, replaced.holder, usedUp.holder, expired.holder, ...unknown, nowhere]
    const answers = []
    for (const each of holders)
      answers.push(await each.look(), await each.download(), await each.askForCode(), await each.enter('123456'))
    const heard = new Set(answers.map(({ status, body: { message, code } }) => `${status} ${code} ${message}`))
    expect([...heard]).toEqual([`404 not_found ${submissionMessages.badLink}`])
    const next = new PacketHolder(server.visitor(), await mailedPath(server, advisor, replaced.id))
    expect((await next.look()).status).toBe(200)
  })

  test('leads nowhere once its recipient no longer works for the brokerage', async () => {
    const { holder } = await held()
    await set(sql`update users set disabled_at = now() where username = ${advisor}`, 'system')
    const gone = await holder.look()
    await set(sql`update users set disabled_at = null where username = ${advisor}`, 'system')
    expect([gone.status, (await holder.look()).status]).toEqual([404, 200])
  })

  test('takes five tries of a code, and mails five in an hour', async () => {
    const { holder } = await held(false)
    server.clock.advance(1000)
    await holder.askForCode()
    const code = await lastCodeTo(server, advisor)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await holder.enter(wrong)
      expect([answer.status, answer.body.fields]).toEqual([422, { code: submissionMessages.wrongCode }])
    }
    expect((await holder.enter(code)).status).toBe(422)
    const mailed = []
    for (let time = 0; time < 5; time += 1) mailed.push((await holder.askForCode()).status)
    expect(mailed).toEqual([202, 202, 202, 202, 429])
  })

  test('goes to people of the brokerage alone, by its staff or the insured’s Admin', async () => {
    const { submission, id, details } = await made()
    const path = `${submission.base}/submissions/${id}/links`
    const foreign = await owner.post(path, { recipientId: crypto.randomUUID() })
    expect([foreign.status, foreign.body.fields]).toEqual([422, { recipientId: submissionMessages.foreignRecipient }])
    const user = await server.signIn('user@acme.test')
    const answers = [
      await user.post(path, { recipientId: details.links[0]!.userId }),
      await user.delete(`${path}/${details.links[0]!.id}`),
      await owner.delete(`${path}/${crypto.randomUUID()}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 404])
  })
})

const set = (statement: ReturnType<typeof sql>, scope: 'system' | { account: string } = { account: 'ACME' }) =>
  server.running.platform.database.write(scope, (tx) => statement.execute(tx.db))
