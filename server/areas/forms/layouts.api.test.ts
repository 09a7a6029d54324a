import type { Form } from '@portico/contract/areas/forms/form.shapes.ts'
import { libraryMessages } from '@portico/contract/areas/forms/library.messages.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { accountPath, brokerPath, FormClient, keysIn, layoutOf, libraryPath, question } from './test/form-client.ts'
import { applicationOf } from './test/used-form.ts'

const server = useTestServer()

let admin: FormClient
let harbor: FormClient
let acme: FormClient

beforeAll(async () => {
  const at = async (username: string, path: string) => new FormClient(await server.signIn(username), path)
  admin = await at('admin@portico.test', libraryPath)
  harbor = await at('broker-admin@harbor.test', brokerPath('HARBOR'))
  acme = await at('advisor@harbor.test', accountPath('ACME'))
})

const byNumber = (one: number, other: number) => one - other

let forms = 0
/** A global form that asks for a name and an age. */
async function newForm(...questions: Parameters<typeof layoutOf>): Promise<Form> {
  forms += 1
  const form = await admin.add({ name: `Form ${forms}` })
  await admin.publish(
    form.formId,
    layoutOf(...(questions.length > 0 ? questions : [question('name'), question('age')])),
  )
  return form
}

const changesTold = async (where: string): Promise<boolean[]> => {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ is_internal: boolean }>`select is_internal from events where type = 'change'
      and payload ->> 'changed' = 'forms' and coalesce(account_code, brokerage_code) = ${where}`.execute(tx.db),
  )
  return rows.map(({ is_internal }) => is_internal)
}

describe('inheritance', () => {
  test('what the level above publishes reaches those beneath, and their own changes stay', async () => {
    const { formId } = await newForm()
    await harbor.publish(formId, layoutOf(question('name', { label: 'Your name' }), question('age'), question('town')))
    await acme.publish(formId, layoutOf(question('name', { label: 'Your name' }), question('town'), question('shoes')))
    expect(keysIn((await acme.show(formId)).layout)).toEqual(['name', 'town', 'shoes'])

    await admin.publish(formId, layoutOf(question('email'), question('name', { help: 'As on paper' }), question('age')))
    const brokers = await harbor.show(formId)
    expect(keysIn(brokers.layout)).toEqual(['email', 'name', 'age', 'town'])
    expect(brokers.layout.pages[0]!.sections[0]!.questions[1]).toMatchObject({
      label: 'Your name',
      help: 'As on paper',
    })
    expect(keysIn(brokers.parent!)).toEqual(['email', 'name', 'age'])
    const account = await acme.show(formId)
    expect(keysIn(account.layout)).toEqual(['email', 'name', 'town', 'shoes'])
    expect(account.differences.map(({ kind, key }) => `${kind} ${key}`).toSorted()).toEqual([
      'ADDED shoes',
      'HIDDEN age',
    ])
    expect([account.level, account.form.publishedVersion, account.form.hasDraft]).toEqual(['ACCOUNT', 1, false])
  })

  test('keeps a level beneath from a layout that it drafted over an older one above', async () => {
    const { formId } = await newForm()
    const seen = await harbor.show(formId)
    await admin.publish(formId, layoutOf(question('name'), question('age'), question('email')))
    const late = await harbor.trySave(formId, { layout: seen.layout, draftVersion: seen.draftVersion })
    expect([late.status, late.body.message]).toEqual([409, messages.stale])
    expect(keysIn(late.body.current.layout)).toEqual(['name', 'age', 'email'])
  })

  test('carries a draft beneath along with what is new above', async () => {
    const { formId } = await newForm()
    await harbor.save(formId, layoutOf(question('name'), question('age'), question('town')))
    await admin.publish(formId, layoutOf(question('name'), question('email')))
    const drafted = await harbor.show(formId)
    expect(keysIn(drafted.layout)).toEqual(['name', 'email', 'town'])
    expect(drafted.differences.map(({ kind, key }) => [kind, key])).toEqual([['ADDED', 'town']])
    expect((await harbor.tryPublish(formId, { draftVersion: drafted.draftVersion })).status).toBe(200)
    expect(keysIn((await acme.show(formId)).layout)).toEqual(['name', 'email', 'town'])
  })

  test('brings back what is locked above since', async () => {
    const { formId } = await newForm()
    await harbor.publish(formId, layoutOf(question('name', { label: 'Call me' }), question('town')))
    await admin.publish(formId, layoutOf(question('name', { locked: true }), question('age', { locked: true })))
    for (const { layout } of [await harbor.show(formId), await acme.show(formId)]) {
      expect(keysIn(layout)).toEqual(['name', 'town', 'age'])
      expect(layout.pages[0]!.sections[0]!.questions[0]!.label).toBe('What about name?')
    }
  })

  test('starts at the brokerage for a form of its own', async () => {
    const { formId } = await harbor.add({ name: 'Of Harbor alone' })
    await harbor.publish(formId, layoutOf(question('name')))
    const shown = await harbor.show(formId)
    expect([shown.level, shown.parent, shown.differences]).toEqual(['BROKERAGE', null, []])
    await acme.publish(formId, layoutOf(question('name'), question('age')))
    await harbor.publish(formId, layoutOf(question('town'), question('name')))
    expect(keysIn((await acme.show(formId)).layout)).toEqual(['town', 'name', 'age'])
  })
})

describe('a draft', () => {
  test('changes nothing until it is published; then it is in force under the next number', async () => {
    const { formId } = await newForm()
    const drafted = await admin.save(formId, layoutOf(question('name'), question('email')))
    expect(drafted.form).toMatchObject({ publishedVersion: 1, hasDraft: true, questions: 2 })
    expect(keysIn((await harbor.show(formId)).layout)).toEqual(['name', 'age'])
    const note = 'Asks for the mail address'
    const published = await admin.tryPublish(formId, { draftVersion: drafted.draftVersion, note })
    expect(published.body).toMatchObject({
      form: { publishedVersion: 2, hasDraft: false },
      versions: [{ number: 2, note, publishedBy: expect.stringMatching(/\w/) }, { number: 1 }],
    })
    expect(keysIn((await harbor.show(formId)).layout)).toEqual(['name', 'email'])
    const again = await admin.tryPublish(formId, { draftVersion: published.body.draftVersion })
    expect([again.status, again.body.message]).toEqual([422, libraryMessages.nothingToPublish])
  })

  test('saved from an old version is refused with what stands; of saves at once one holds', async () => {
    const { formId } = await newForm()
    const { draftVersion } = await admin.show(formId)
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((key) => admin.trySave(formId, { layout: layoutOf(question(key)), draftVersion })),
    )
    const stored = answers.find(({ status }) => status === 200)
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409, 409])
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body.current).toMatchObject({ layout: stored!.body.layout, draftVersion: stored!.body.draftVersion })
    expect((await admin.tryPublish(formId, { draftVersion })).status).toBe(409)
    expect((await admin.tryRollBack(formId, { draftVersion, number: 1 })).status).toBe(409)
  })

  test('leaves its audit row, and is told to those who may see it', async () => {
    const { formId } = await newForm()
    const [told, toldAccount] = [await changesTold('HARBOR'), await changesTold('ACME')]
    await harbor.publish(formId, layoutOf(question('name')), 'No ages')
    await acme.publish(formId, layoutOf(question('name', { required: true })))
    expect((await changesTold('HARBOR')).length).toBe(told.length + 2)
    // The client's own people hear nothing of layouts.
    expect((await changesTold('ACME')).slice(toldAccount.length)).toEqual([true, true])
    const rows = (await auditOf(server, 'form', formId)).slice(-4)
    expect(rows).toMatchObject([
      { action: 'form_layout.save', after: { level: 'BROKERAGE', differences: 1 } },
      { action: 'form_layout.publish', after: { level: 'BROKERAGE', version: 1, note: 'No ages' } },
      { action: 'form_layout.save', actor: 'advisor@harbor.test', after: { level: 'ACCOUNT' } },
      { action: 'form_layout.publish', after: { level: 'ACCOUNT', version: 1 } },
    ])
    const entries = await (await server.signIn('owner@acme.test')).get('/api/accounts/ACME/activity?kind=form_layout')
    expect(entries.body.items).toEqual([])
  })
})

describe('rolling back', () => {
  test('publishes an earlier version anew and gives up the draft; nothing published ever changes', async () => {
    const { formId } = await newForm()
    await admin.publish(formId, layoutOf(question('other')))
    const { draftVersion } = await admin.save(formId, layoutOf(question('third')))
    const { status, body } = await admin.tryRollBack(formId, { draftVersion, number: 1 })
    expect([status, keysIn(body.layout), body.form.hasDraft]).toEqual([200, ['name', 'age'], false])
    expect(body.versions.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1])
    expect(body.versions[0].note).toBe(libraryMessages.asBefore(1))
    expect(keysIn((await harbor.show(formId)).layout)).toEqual(['name', 'age'])
    const unknown = await admin.tryRollBack(formId, { draftVersion: body.draftVersion, number: 9 })
    expect([unknown.status, unknown.body.fields]).toEqual([422, { number: libraryMessages.unknownVersion }])
  })

  test.each([
    ['a brokerage', () => harbor],
    ['an account', () => acme],
  ])('beneath brings the own changes of %s back, over what is in force above by now', async (_, at) => {
    const { formId } = await newForm()
    const level = at()
    await level.publish(formId, layoutOf(question('name'), question('age'), question('town')))
    await level.publish(formId, layoutOf(question('name'), question('age')))
    await admin.publish(formId, layoutOf(question('name'), question('email')))
    const { draftVersion } = await level.show(formId)
    const { body } = await level.tryRollBack(formId, { draftVersion, number: 1 })
    expect(keysIn(body.layout)).toEqual(['name', 'email', 'town'])
  })
})

describe('what keeps a layout from being published', () => {
  test('is named with its place, while the draft is kept', async () => {
    const { formId } = await newForm()
    const layout = layoutOf(
      question('name', { showIf: { match: 'all', tests: [{ question: 'nobody', is: 'answered' }] } }),
      question('colour', { kind: 'choice', label: 'Which colour?' }),
      question('first', { showIf: { match: 'all', tests: [{ question: 'second', is: 'answered' }] } }),
      question('second', { showIf: { match: 'all', tests: [{ question: 'first', is: 'answered' }] } }),
      question('name'),
    )
    const { draftVersion, errors } = await admin.save(formId, layout)
    expect(errors.length).toBeGreaterThanOrEqual(4)
    const { status, body } = await admin.tryPublish(formId, { draftVersion })
    expect([status, body.message, body.errors]).toEqual([422, libraryMessages.invalid(errors.length), errors])
    expect(Object.keys(body.fields)).toContain('Page 1 › Basics › Which colour?')
    expect((await admin.show(formId)).form).toMatchObject({ publishedVersion: 1, hasDraft: true })
  })

  test('is the loss of a locked question beneath', async () => {
    const { formId } = await newForm(question('name', { locked: true, required: true }), question('age'))
    const { draftVersion } = await harbor.save(formId, layoutOf(question('age')))
    const { status, body } = await harbor.tryPublish(formId, { draftVersion })
    expect([status, body.errors]).toMatchObject([422, [{ key: 'name' }]])
  })

  test('is the loss, or another kind, of a question that was answered', async () => {
    const { formId } = await newForm()
    const standing = { account: 'ACME', brokerage: 'HARBOR' }
    await applicationOf(server, standing, { formId, answered: ['age'] })
    for (const level of [admin, harbor, acme]) {
      const { draftVersion } = await level.save(formId, layoutOf(question('name')))
      const { status, body } = await level.tryPublish(formId, { draftVersion })
      expect([status, body.errors]).toMatchObject([422, [{ key: 'age' }]])
    }
    const other = await admin.save(formId, layoutOf(question('name'), question('age', { kind: 'date' })))
    expect((await admin.tryPublish(formId, other)).body.errors).toMatchObject([{ key: 'age' }])
    const summit = new FormClient(await server.signIn('admin@portico.test'), brokerPath('SUMMIT'))
    await summit.publish(formId, layoutOf(question('name')))
  })
})

test('beneath every verb the database keeps layouts of accounts apart, and those above from accounts', async () => {
  const { formId } = await newForm()
  await acme.publish(formId, layoutOf(question('name')))
  const { database } = server.running.platform
  const accountsSeen = async (account: string) => {
    const { rows } = await database.read({ account }, (tx) =>
      sql`select account_code from form_versions where form_id = ${formId} order by 1`.execute(tx.db),
    )
    return rows.map((row) => (row as { account_code: string }).account_code)
  }
  expect([await accountsSeen('ACME'), await accountsSeen('RIDGE')]).toEqual([['', 'ACME'], ['']])
  const forged = [
    sql`insert into form_versions (account_code, form_id, number, content, note, published_at)
      select '', ${formId}, 9, '{}', '', now()`,
    sql`update form_drafts set version = 9 where form_id = ${formId} and account_code = ''`,
    sql`update form_versions set note = 'Another note'`,
    sql`delete from form_versions`,
  ]
  for (const statement of forged)
    await expect(database.write({ account: 'ACME' }, (tx) => statement.execute(tx.db))).rejects.toMatchObject({
      code: '42501',
    })
})

describe('hostile layouts', () => {
  const refusedBy = async (layout: unknown) => {
    const { formId } = await newForm()
    const { draftVersion } = await admin.show(formId)
    const { status, body } = await admin.trySave(formId, { layout, draftVersion })
    expect(keysIn((await admin.show(formId)).layout)).toEqual(['name', 'age'])
    return [status, body]
  }

  test('that are nested, crowded or oddly keyed are refused', async () => {
    let deep: unknown = []
    for (let depth = 0; depth < 50; depth += 1) deep = [{ deep }]
    const crowded = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ key: `q${at}`, kind: 'text', label: 'Q' }))
    const section = (key: string, questions: unknown) => ({ key, title: 'A section', questions })
    const page = (sections: unknown) => ({ pages: [{ key: 'page1', title: 'Page 1', sections }] })
    const halves = crowded(1600)
    for (const layout of [
      { pages: deep },
      { pages: [] },
      page(deep),
      page([section('a', crowded(5000))]),
      page([section('a', halves.slice(0, 800)), section('b', halves.slice(800))]),
      page([section('__proto__', [])]),
      page([section('constructor', [])]),
      page([section('a', [{ key: 'toString', kind: 'text', label: 'Q' }])]),
      page([section('a', [{ key: 'q', kind: 'text', label: 'Half a pair \ud800' }])]),
      page([section('a', [{ key: 'q', kind: 'script', label: 'Q' }])]),
    ])
      expect(await refusedBy(layout)).toMatchObject([422, { fields: expect.anything() }])
  })

  test('with script in their texts come back as the text that they are, without what was not asked for', async () => {
    const { formId } = await newForm()
    const label = '<img src=x onerror="alert(1)"> {{7*7}}'
    const layout = layoutOf(question('name', { label }))
    const { draftVersion } = await admin.show(formId)
    const { status, body } = await admin.trySave(formId, { layout: { ...layout, evil: true }, draftVersion })
    expect([status, body.layout]).toEqual([200, layout])
    const raw = JSON.stringify({ layout: { evil: true, ...layout }, draftVersion: body.draftVersion })
    const polluting = await admin.client.call('PUT', `${libraryPath}/${formId}/layout`, {
      body: raw.replace('"evil":', '"__proto__":'),
      headers: { 'content-type': 'application/json' },
    })
    expect(polluting.status).toBe(400)
  })
})
