import { beforeAll, expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'
import type { LibraryForm } from './library/library.ts'
import { seedForms } from './seed-forms.ts'
import { FormClient, keysIn, layoutOf, libraryPath, question } from './test/form-client.ts'

const server = useTestServer()
let admin: FormClient

beforeAll(async () => {
  admin = new FormClient(await server.signIn('admin@portico.test'), libraryPath)
})

const libraryForm = (formId: string, ...keys: string[]): LibraryForm => ({
  formId,
  draft: { name: `Library form ${formId}`, title: 'A form of the library', edition: '2026-01' },
  layout: layoutOf(...keys.map((key) => question(key))),
})

const seed = (...library: LibraryForm[]) => seedForms(server.running.platform, library)

test('a form of the library is put in force once, and again when it has changed', async () => {
  await seed(libraryForm('changing', 'name'))
  await seed(libraryForm('changing', 'name'))
  expect((await admin.show('changing')).versions).toMatchObject([{ number: 1, publishedBy: 'Portico' }])
  await Promise.all([seed(libraryForm('changing', 'name', 'age')), seed(libraryForm('changing', 'name', 'age'))])
  const { form, layout, versions } = await admin.show('changing')
  expect([versions.length, keysIn(layout), form.questions]).toEqual([2, ['name', 'age'], 2])
})

test('what somebody published in its place stays in force, and the new layout is a draft', async () => {
  await seed(libraryForm('taken-over', 'name'))
  await admin.publish('taken-over', layoutOf(question('own')))
  await seed(libraryForm('taken-over', 'name', 'age'))
  const { form, layout } = await admin.show('taken-over')
  expect([form.publishedVersion, form.hasDraft, keysIn(layout)]).toEqual([2, true, ['name', 'age']])
})

test('a form that was deleted, or whose name somebody gave to another, does not come back', async () => {
  await seed(libraryForm('deleted', 'name'))
  expect((await admin.client.delete(`${libraryPath}/deleted`)).status).toBe(204)
  await seed(libraryForm('deleted', 'name', 'age'))
  const own = await admin.add({ name: 'Library form named', edition: '2026-01' })
  await seed(libraryForm('named', 'name'), libraryForm('after-it', 'name'))
  const listed = (await admin.list()).filter(({ name }) => name.startsWith('Library form'))
  expect(listed.map(({ formId }) => formId)).toEqual(expect.arrayContaining([own.formId, 'after-it']))
  expect(listed.map(({ formId }) => formId)).not.toEqual(expect.arrayContaining(['deleted']))
  expect(listed.map(({ formId }) => formId)).not.toEqual(expect.arrayContaining(['named']))
})
