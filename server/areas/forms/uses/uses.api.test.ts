import { libraryMessages } from '@portico/contract/areas/forms/library.messages.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestServer } from '../../../app/test/test-server.ts'
import { accountPath, brokerPath, FormClient, keysIn, layoutOf, libraryPath, question } from '../test/form-client.ts'
import { applicationOf } from '../test/used-form.ts'
import { layoutFor } from './layout-for.ts'
import { freeForm, noteAnswered } from './use.store.ts'

const server = useTestServer()
const ofAcme = { account: 'ACME', brokerage: 'HARBOR' }
const ofRidge = { account: 'RIDGE', brokerage: 'SUMMIT' }

let admin: FormClient
let harbor: FormClient
let acme: FormClient

beforeAll(async () => {
  const at = async (username: string, path: string) => new FormClient(await server.signIn(username), path)
  admin = await at('admin@portico.test', libraryPath)
  harbor = await at('broker-admin@harbor.test', brokerPath('HARBOR'))
  acme = await at('advisor@harbor.test', accountPath('ACME'))
})

async function newForm(name: string): Promise<string> {
  const { formId } = await admin.add({ name })
  await admin.publish(formId, layoutOf(question('name'), question('age')))
  return formId
}

const inForce = (access: typeof ofAcme, formId: string) =>
  server.running.platform.database.read({ account: access.account }, (tx) =>
    layoutFor(tx, access, { formId, day: server.today() }),
  )

describe('what an application is made of', () => {
  test('is the layout as its account has it at that moment, for ever', async () => {
    const formId = await newForm('Kept for ever')
    await acme.publish(formId, layoutOf(question('name'), question('age'), question('shoes')))
    const { editionId, layout, form } = await applicationOf(server, ofAcme, { formId })
    expect([keysIn(layout), form.name]).toEqual([['name', 'age', 'shoes'], 'Kept for ever'])
    expect((await inForce(ofAcme, formId)).editionId).toBe(editionId)
    await admin.publish(formId, layoutOf(question('email')))
    const { rows } = await server.running.platform.database.read({ account: 'ACME' }, (tx) =>
      sql`select layout from form_editions where id = ${editionId}`.execute(tx.db),
    )
    expect(rows).toEqual([{ layout }])
    const now = await inForce(ofAcme, formId)
    expect([keysIn(now.layout), now.editionId === editionId]).toEqual([['email', 'shoes'], false])
  })

  test('has one name wherever the layout is the same', async () => {
    const formId = await newForm('The same everywhere')
    const [one, other] = [await inForce(ofAcme, formId), await inForce(ofRidge, formId)]
    expect(other.editionId).toBe(one.editionId)
    await acme.publish(formId, layoutOf(question('name'), question('age', { required: true })))
    expect((await inForce(ofAcme, formId)).editionId).not.toBe(one.editionId)
  })

  test('is never a retired form, a page of the profile, or a form of another brokerage', async () => {
    const today = server.today()
    const retired = await admin.add({ name: 'Of old', retiredOn: today })
    await admin.publish(retired.formId, layoutOf(question('name')))
    await expect(applicationOf(server, ofAcme, retired)).rejects.toMatchObject({
      status: 422,
      message: libraryMessages.retired,
    })
    const page = await admin.add({ name: 'A page', purpose: 'PROFILE' })
    await admin.publish(page.formId, layoutOf(question('name')))
    await expect(applicationOf(server, ofAcme, page)).rejects.toMatchObject({
      status: 422,
      message: libraryMessages.notForApplications,
    })
    const own = await harbor.add({ name: 'Own' })
    await expect(applicationOf(server, ofAcme, own)).rejects.toMatchObject({ status: 404 })
    await harbor.publish(own.formId, layoutOf(question('name')))
    await applicationOf(server, ofAcme, own)
    await expect(applicationOf(server, ofRidge, own)).rejects.toMatchObject({ status: 404 })
  })
})

describe('the use of a form', () => {
  test('is counted and shown to those who may see the application', async () => {
    const formId = await newForm('Used')
    for (const access of [ofRidge, { account: 'BAYSIDE', brokerage: 'HARBOR' }, ofAcme]) {
      await applicationOf(server, access, { formId })
      server.clock.advance(1)
    }
    await acme.publish(formId, layoutOf(question('name')))
    const seen = async (client: FormClient) => {
      const { form, usedBy } = await client.show(formId)
      const listed = (await client.list()).find((each) => each.formId === formId)
      expect(listed?.inUse).toBe(form.inUse)
      return [form.inUse, usedBy.map(({ accountCode, title }) => `${accountCode}: ${title}`)]
    }
    const uses = ['ACME', 'BAYSIDE', 'RIDGE'].map((code) => `${code}: Application of ${code}`)
    const own = `ACME: ${libraryMessages.ownLayout}`
    expect(await seen(admin)).toEqual([3, [...uses, own]])
    expect(await seen(harbor)).toEqual([2, [...uses.slice(0, 2), own]])
    expect(await seen(acme)).toEqual([1, uses.slice(0, 1)])
  })

  test('holds its answered questions until it is given up', async () => {
    const formId = await newForm('Answered')
    const { applicationId } = await applicationOf(server, ofAcme, { formId, answered: ['age'] })
    const use = { account: 'ACME', applicationId }
    const { database } = server.running.platform
    await database.write({ account: 'ACME' }, (tx) => noteAnswered(tx, use, ['age', 'name']))
    await database.write({ account: 'RIDGE' }, (tx) => noteAnswered(tx, use, ['email']))
    const empty = layoutOf(question('email'))
    expect(new Set((await admin.save(formId, empty)).errors.map(({ key }) => key))).toEqual(new Set(['age', 'name']))
    await database.write({ account: 'RIDGE' }, (tx) => freeForm(tx, use))
    expect((await admin.show(formId)).form.inUse).toBe(1)
    await database.write({ account: 'ACME' }, (tx) => freeForm(tx, use))
    expect(await admin.show(formId)).toMatchObject({ form: { inUse: 0 }, usedBy: [], errors: [] })
  })
})
