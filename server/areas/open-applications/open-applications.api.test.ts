import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import { lastCodeTo, messagesTo } from '../../app/test/sent-messages.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import {
  addedApplication,
  type ApplicationClient,
  publishedForm,
  sampleSections,
} from '../applications/test/application-client.ts'
import { pdfText } from '../../platform/pdf/test/pdf-text.ts'
import { aPdf, sendWhole } from '../documents/test/sample-files.ts'
import { LinkHolder, mailedToken, sharedLink } from './test/link-client.ts'

const server = useTestServer()
let staff: TestClient
let formId: string

beforeAll(async () => {
  staff = await server.signIn('advisor@harbor.test')
  formId = await publishedForm(server, [
    ...sampleSections,
    {
      key: 'papers',
      title: 'Papers',
      questions: [
        { key: 'proof', kind: 'file', label: 'Proof' },
        { key: 'yard', kind: 'text', label: 'Yard', required: true },
      ],
    },
  ])
})

const added = (form = formId): Promise<ApplicationClient> => addedApplication(staff, form)

/** A link for one application, and someone who holds it. */
async function held(more: object = {}, isIn = true, form = formId) {
  const application = await added(form)
  const link = await sharedLink(staff, [application.entry.id], more)
  const holder = new LinkHolder(server.visitor(), await mailedToken(server, link.recipientEmail))
  if (isIn) {
    await holder.enter()
    await holder.accept()
  }
  return { application, appId: application.entry.id, link, holder }
}

const usesOf = async (linkId: string) => (await staff.get(`/api/accounts/ACME/open-links/${linkId}/uses`)).body
const kindsOf = async (linkId: string) => (await usesOf(linkId)).map(({ kind }: { kind: string }) => kind)

describe('sharing', () => {
  test('is for the brokerage and the insured’s Admin; others are refused, strangers find nothing', async () => {
    const { entry } = await added()
    const draft = { applicationIds: [entry.id], recipientName: 'Ann', recipientEmail: 'ann@elsewhere.test' }
    const statuses = []
    for (const name of ['owner@acme.test', 'user@acme.test', 'viewer@acme.test', 'advisor@summit.test']) {
      const client = await server.signIn(name)
      const made = await client.post('/api/accounts/ACME/open-links', draft)
      const listed = await client.get('/api/accounts/ACME/open-links')
      statuses.push([made.status, listed.status])
    }
    expect(statuses).toEqual([
      [201, 200],
      [403, 403],
      [403, 403],
      [404, 404],
    ])
  })

  test('takes applications of the account alone, that are not done, and a PIN of at least four digits', async () => {
    const elsewhere = await addedApplication(staff, formId, { account: 'BAYSIDE' })
    const recipient = { recipientName: 'Ann', recipientEmail: 'ann@elsewhere.test' }
    const foreign = await staff.post('/api/accounts/ACME/open-links', {
      ...recipient,
      applicationIds: [elsewhere.entry.id],
    })
    expect([foreign.status, foreign.body.fields]).toEqual([
      422,
      { applicationIds: openLinkMessages.unknownApplication },
    ])
    const { entry } = await added()
    const short = await staff.post('/api/accounts/ACME/open-links', {
      ...recipient,
      applicationIds: [entry.id],
      pin: '123',
    })
    expect([short.status, Object.keys(short.body.fields)]).toEqual([422, ['pin']])
  })

  test('mails the link; neither token nor PIN is in any answer, in the list or in the audit', async () => {
    const { link, holder } = await held({ pin: '4711' }, false)
    const [mail] = await messagesTo(server, link.recipientEmail)
    expect(mail!.link).toBe(`/o/${holder.token}/applications`)
    expect(mail!.text).toContain('Hello Ann Outside')
    expect(mail!.text).not.toContain('4711')
    const stored = JSON.stringify([
      link.body,
      (await staff.get('/api/accounts/ACME/open-links')).body,
      await auditOf(server, 'open-link', link.id),
    ])
    expect(stored).toContain('Ann Outside')
    expect(stored).not.toContain(holder.token)
    expect(stored).not.toContain('4711')
  })
})

describe('a link', () => {
  test('that is unknown, expired, revoked, replaced or for something else leads nowhere, all alike', async () => {
    const revoked = await held()
    await staff.delete(`/api/accounts/ACME/open-links/${revoked.link.id}`)
    const replaced = await held()
    await staff.post(`/api/accounts/ACME/open-links/${replaced.link.id}/resend`)
    const other = await held()
    const expired = await held({ days: 1 })
    server.clock.advance(86_400_001)
    staff = await server.signIn('advisor@harbor.test')
    const unknown = new LinkHolder(server.visitor(), 'A'.repeat(43))
    const answers = [
      await unknown.look(),
      await expired.holder.look(),
      await revoked.holder.look(),
      await replaced.holder.look(),
      await other.holder.look('?purpose=QUESTIONNAIRE'),
      await expired.holder.form(expired.appId),
      await revoked.holder.save(revoked.appId, { path: 'yard', value: 'Late' }),
      await revoked.holder.done(revoked.appId),
      await replaced.holder.pdf(replaced.appId),
      await unknown.enter(),
      await unknown.askForCode(),
    ]
    expect(answers.map(({ status, body: { code, message, fields } }) => [status, { code, message, fields }])).toEqual(
      answers.map(() => [404, { code: 'not_found', message: openLinkMessages.badLink }]),
    )
    expect(await revoked.application.as(staff).answerOf('yard')).toBeUndefined()
  })

  test('tells only who asks until a browser is let in, and opens for the first browser alone', async () => {
    const { holder, appId, link } = await held({}, false)
    const before = (await holder.look()).body
    expect(before).toMatchObject({
      way: 'START',
      askedBy: 'Nora Whitfield',
      inside: null,
      mailedTo: 'a•••@elsewhere.test',
    })
    expect((await holder.form(appId)).status).toBe(401)
    expect((await holder.enter()).status).toBe(204)
    expect((await holder.look()).body).toMatchObject({
      way: 'OPEN',
      inside: { account: 'Acme Builders Group, Inc.', applications: [{ id: appId, status: 'NOT_STARTED' }] },
    })
    const second = new LinkHolder(server.visitor(), holder.token)
    expect((await second.look()).body).toMatchObject({ way: 'CODE', inside: null })
    const refused = await second.enter()
    expect([refused.status, refused.body.code]).toEqual([403, 'other_browser'])
    expect((await second.form(appId)).status).toBe(401)
    await second.askForCode()
    const code = await lastCodeTo(server, link.recipientEmail)
    expect((await second.enter({ code: code === '000000' ? '111111' : '000000' })).status).toBe(422)
    expect((await second.enter({ code })).status).toBe(204)
    expect((await second.form(appId)).status).toBe(200)
    expect((await new LinkHolder(server.visitor(), holder.token).enter({ code })).status).toBe(422)
    expect(await kindsOf(link.id)).toEqual(['REFUSED', 'READ', 'OPENED', 'REFUSED', 'CODE_SENT', 'REFUSED', 'OPENED'])
  })

  test('with a PIN closes it after five wrong ones; a mailed code still opens it, for ten minutes', async () => {
    const { holder, appId, link } = await held({ pin: '4711' }, false)
    expect((await holder.look()).body).toMatchObject({ way: 'PIN', inside: null })
    for (const pin of ['1', '0000', '47111', '', '1234']) {
      const wrong = await holder.enter({ pin })
      expect([wrong.status, wrong.body.fields]).toEqual([422, { pin: openLinkMessages.wrongPin }])
    }
    const locked = await holder.enter({ pin: '4711' })
    expect([locked.status, locked.body.code]).toEqual([403, 'pin_locked'])
    await holder.askForCode()
    const late = await lastCodeTo(server, link.recipientEmail)
    server.clock.advance(10 * 60_000)
    expect((await holder.enter({ code: late })).status).toBe(422)
    await holder.askForCode()
    expect((await holder.enter({ code: await lastCodeTo(server, link.recipientEmail) })).status).toBe(204)
    expect((await holder.form(appId)).status).toBe(200)
    const { holder: right } = await held({ pin: '4711' }, false)
    expect((await right.enter({ pin: '4711' })).status).toBe(204)
  })

  test('has at most five codes mailed in an hour, and one address looks at bad links only so often', async () => {
    const { holder } = await held({}, false)
    const statuses = []
    for (let times = 0; times < 6; times += 1) {
      statuses.push((await holder.askForCode()).status)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    const guesser = new LinkHolder(server.visitor(), 'B'.repeat(43))
    const guesses = await Promise.all(Array.from({ length: 110 }, () => guesser.look()))
    const counts = guesses.map(({ status }) => status)
    expect(counts.filter((status) => status === 404)).toHaveLength(100)
    expect(counts.filter((status) => status === 429)).toHaveLength(10)
  })

  test('that is sent again works anew in place of the old one', async () => {
    const { link, appId, holder } = await held()
    server.clock.advance(1000)
    const sent = await staff.post(`/api/accounts/ACME/open-links/${link.id}/resend`)
    expect([sent.status, sent.body.state]).toEqual([200, 'WORKS'])
    const anew = new LinkHolder(holder.client, await mailedToken(server, link.recipientEmail))
    expect(anew.token).not.toBe(holder.token)
    expect((await anew.form(appId)).status).toBe(200)
  })
})

describe('the form of a link', () => {
  test('is saved as the recipient’s, whatever an edit says, and shows nothing of where else answers come from', async () => {
    const { application, appId, holder, link } = await held()
    await application.save({ path: 'fleetNote', value: 'By staff' })
    await staff.post(`${application.base}/comments`, { path: 'fleetNote', text: 'An inner remark' })
    const saved = await holder.save(
      appId,
      { path: 'yard', value: 'North yard', source: 'LAST_YEAR' },
      { path: 'trucks', value: '1,200' },
    )
    expect(saved.status).toBe(200)
    expect(saved.body.answers['yard']).toMatchObject({
      value: 'North yard',
      provenance: { source: 'OPEN_LINK', by: 'Ann Outside' },
    })
    expect(saved.body.conflicts).toEqual([])
    const seen = (await holder.form(appId)).body
    expect(seen.answers['fleetNote']).toEqual({ value: 'By staff', version: 1, provenance: null, onlyHere: false })
    expect(seen.answers['legalName'].provenance).toBeNull()
    expect(JSON.stringify(seen)).not.toMatch(/Nora|Whitfield|inner remark|conflicts|assignees/)
    expect(await application.answerOf('yard')).toMatchObject({
      value: 'North yard',
      provenance: { source: 'OPEN_LINK', by: 'Ann Outside' },
    })
    expect((await application.history('yard'))[0].provenance.by).toBe('Ann Outside')
    const audit = await auditOf(server, 'application', appId)
    expect(audit.find(({ after }) => JSON.stringify(after).includes('Ann Outside'))).toMatchObject({
      action: 'application.answer',
      actor: null,
    })
    const savedOf = (uses: readonly { kind: string }[]) => uses.find(({ kind }) => kind === 'SAVED')
    const use = savedOf(await usesOf(link.id))
    expect(use).toMatchObject({ ip: null, application: application.entry.application.name })
    const admin = await server.signIn('broker-admin@harbor.test')
    const { body: uses } = await admin.get(`/api/accounts/ACME/open-links/${link.id}/uses`)
    expect(savedOf(uses)).toEqual({ ...use, ip: holder.client.address })
  })

  test('does not write over what someone changed meanwhile', async () => {
    const { application, appId, holder } = await held()
    await application.save({ path: 'fleetNote', value: 'First' })
    const late = await holder.save(appId, { path: 'fleetNote', value: 'Second' })
    expect(late.body.stale).toEqual({
      fleetNote: { value: 'First', version: 1, provenance: null, onlyHere: false },
    })
    expect((await application.answerOf('fleetNote')).value).toBe('First')
  })

  test('is of the shared applications alone', async () => {
    const { holder } = await held()
    const other = (await added()).entry.id
    const answers = [
      await holder.form(other),
      await holder.save(other, { path: 'yard', value: 'x' }),
      await holder.done(other),
      await holder.undone(other),
      await holder.pdf(other),
      await holder.form('not-an-id'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    const calls = ['/api/accounts/ACME', '/api/accounts/ACME/apps', '/api/accounts/ACME/facts', '/api/users/me']
    const inside = await Promise.all(calls.map((path) => holder.client.get(path)))
    expect(inside.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })

  test('is done with its blanks filled, tells who shared it, and is opened again by who finished it', async () => {
    const { application, appId, holder, link } = await held()
    const blank = await holder.done(appId)
    expect([blank.status, blank.body.missing.map(({ path }: { path: string }) => path)]).toEqual([422, ['yard']])
    await holder.save(appId, { path: 'yard', value: 'North yard' })
    const done = await holder.done(appId)
    expect([done.status, done.body.status, done.body.mayReopen]).toEqual([200, 'DONE', true])
    expect((await application.get()).entry).toMatchObject({ status: 'DONE', doneBy: 'Ann Outside' })
    expect((await holder.save(appId, { path: 'yard', value: 'South', version: 1 })).status).toBe(409)
    const pdf = await holder.pdf(appId)
    expect([pdf.status, pdf.headers['content-type'], pdf.bytes.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
    expect((await holder.undone(appId)).body.status).toBe('IN_PROGRESS')
    expect((await application.done()).status).toBe(200)
    const refused = await holder.undone(appId)
    expect([refused.status, refused.body.message]).toEqual([403, openLinkMessages.notOwnDone])
    expect(await kindsOf(link.id)).toEqual(['REOPENED', 'DOWNLOADED', 'DONE', 'SAVED', 'ACCEPTED', 'OPENED'])
  })

  test('says which answers its PDF cannot show as they were typed: as it is saved, read and done', async () => {
    const { appId, holder } = await held()
    const saved = await holder.save(appId, { path: 'yard', value: '東京 yard' })
    expect([saved.status, saved.body.unprintable]).toEqual([200, ['yard']])
    expect((await holder.form(appId)).body.unprintable).toEqual(['yard'])
    const done = await holder.done(appId)
    expect([done.status, done.body.status, done.body.unprintable]).toEqual([200, 'DONE', ['yard']])
    expect(await pdfText((await holder.pdf(appId)).bytes)).toContain('[?][?] yard')
  })

  test('counts a day to come as open, in the list as in the form, where none such may be', async () => {
    const questions = [{ key: 'bought', kind: 'date' as const, label: 'Bought', required: true, pastOnly: true }]
    const form = await publishedForm(server, [{ key: 'past', title: 'Past', questions }])
    const { appId, holder } = await held({}, true, form)
    const open = { required: 1, answered: 0, percent: 0 }
    const saved = await holder.save(appId, { path: 'bought', value: '1/1/2190' })
    expect(saved.body.progress).toEqual(open)
    expect((await holder.form(appId)).body.entry.progress).toEqual(open)
    expect((await holder.look()).body.inside.applications[0].progress).toEqual(open)
    const refused = await holder.done(appId)
    expect([refused.status, refused.body.missing.map(({ path }: { path: string }) => path)]).toEqual([422, ['bought']])
  })

  test('takes files into the library of the account, in the folder of links, and names them', async () => {
    const { appId, holder, link } = await held()
    const path = `${holder.base}/current-apps/${appId}/files`
    const sent = await sendWhole(holder.client, path, { name: 'proof.pdf', bytes: aPdf })
    expect([sent.status, sent.body.name]).toEqual([201, 'proof.pdf'])
    expect((await holder.form(appId)).body.fileNames).toEqual({ [sent.body.id]: 'proof.pdf' })
    const document = await staff.get(`/api/accounts/ACME/documents/${sent.body.id}`)
    expect(document.body.document).toMatchObject({ name: 'proof.pdf', addedBy: 'Ann Outside', isByLink: true })
    expect(document.body.versions).toMatchObject([{ uploadedBy: 'Ann Outside', isByLink: true }])
    expect((await kindsOf(link.id)).slice(0, 2)).toEqual(['READ', 'UPLOADED'])
    const script = await sendWhole(holder.client, path, { name: 'proof.exe', bytes: Buffer.from('MZ') })
    expect(script.status).toBe(422)
    const stranger = await sendWhole(server.visitor(), path, { name: 'proof.pdf', bytes: aPdf })
    expect(stranger.status).toBe(401)
  })
})

describe('before the first answer', () => {
  test('its holder accepts with whom answers are shared; the words are kept with the use', async () => {
    const { appId, holder, link } = await held({}, false)
    expect((await holder.accept()).status).toBe(401)
    await holder.enter()
    const before = (await holder.look()).body.inside
    expect(before).toMatchObject({ hasAccepted: false, sharing: { en: expect.stringContaining('Harbor') } })
    const path = `${holder.base}/current-apps/${appId}/files`
    for (const refused of [
      await holder.save(appId, { path: 'yard', value: 'North' }),
      await sendWhole(holder.client, path, { name: 'proof.pdf', bytes: aPdf }),
      await holder.done(appId),
    ])
      expect([refused.status, refused.body.message]).toEqual([403, openLinkMessages.acceptFirst])
    expect((await holder.accept()).status).toBe(204)
    expect((await holder.look()).body.inside.hasAccepted).toBe(true)
    expect((await holder.save(appId, { path: 'yard', value: 'North' })).status).toBe(200)
    expect(
      (await usesOf(link.id)).map(({ kind, words }: { kind: string; words: string | null }) => [kind, words]),
    ).toEqual([
      ['SAVED', null],
      ['ACCEPTED', before.sharing.en],
      ['OPENED', null],
    ])
    const actions = (await auditOf(server, 'open-link', link.id)).map(({ action }) => action)
    expect(actions).toContain('open-link.accept')
  })

  test('a holder who reads Spanish accepts the Spanish words, and those are kept', async () => {
    const { holder, link } = await held({}, false)
    await holder.enter()
    const { sharing } = (await holder.look()).body.inside
    expect(sharing.es).toMatch(/^Lo que escriba y adjunte aquí se comparte con /)
    expect((await holder.accept('es')).status).toBe(204)
    expect((await usesOf(link.id))[0]).toMatchObject({ kind: 'ACCEPTED', words: sharing.es })
    expect((await holder.accept('fr')).status).toBe(422)
  })

  test('its holder learns that others answer the same form, and not who', async () => {
    const { appId, holder, application } = await held()
    const othersOf = async () => (await holder.form(appId)).body.entry.others
    await holder.save(appId, { path: 'yard', value: 'North' })
    expect(await othersOf()).toBe('NONE')
    const second = await sharedLink(staff, [appId])
    const other = new LinkHolder(server.visitor(), await mailedToken(server, second.recipientEmail))
    await other.enter()
    await other.accept()
    expect((await other.form(appId)).body.entry.others).toBe('BY_LINK')
    expect(await othersOf()).toBe('NONE')
    const { version } = await application.answerOf('yard')
    await application.save({ path: 'yard', value: 'South', version })
    expect(await othersOf()).toBe('NOW')
    server.clock.advance(16 * 60_000)
    staff = await server.signIn('advisor@harbor.test')
    expect(await othersOf()).toBe('NONE')
  })
})

describe('a questionnaire', () => {
  test('is made for its form, and stays as it was submitted', async () => {
    const questionnaire = (await staff.get('/api/accounts/PROSPER/forms')).body.find(
      ({ purpose }: { purpose: string }) => purpose === 'QUESTIONNAIRE',
    )
    const made = await addedApplication(staff, questionnaire.formId, { account: 'PROSPER' })
    const recipientEmail = 'pat@prospect.test'
    const link = await staff.post('/api/accounts/PROSPER/open-links', {
      applicationIds: [made.entry.id],
      recipientName: 'Pat Prospect',
      recipientEmail,
    })
    expect([link.status, link.body.purpose]).toEqual([201, 'QUESTIONNAIRE'])
    const token = await mailedToken(server, recipientEmail)
    const [mail] = await messagesTo(server, recipientEmail)
    expect(mail!.link).toBe(`/prospect-questionnaire/${questionnaire.formId}/${token}`)
    const holder = new LinkHolder(server.visitor(), token)
    expect((await holder.look()).status).toBe(404)
    expect((await holder.look('?purpose=QUESTIONNAIRE&form=other')).status).toBe(404)
    expect((await holder.look(`?purpose=QUESTIONNAIRE&form=${questionnaire.formId}`)).status).toBe(200)
    await holder.enter()
    await holder.accept()
    const missing = (await holder.done(made.entry.id)).body.missing as { path: string }[]
    expect(missing.length).toBeGreaterThan(0)
    expect((await made.done({ agentToComplete: true })).status).toBe(200)
    const refused = await holder.undone(made.entry.id)
    expect([refused.status, refused.body.message]).toEqual([403, openLinkMessages.submitted])
    expect((await holder.save(made.entry.id, { path: missing[0]!.path, value: 'x' })).status).toBe(409)
  })
})
