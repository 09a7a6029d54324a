import { expect, test } from 'vitest'
import { messagesTo } from '../../../app/test/sent-messages.ts'
import { useTestServer } from '../../../app/test/test-server.ts'

const server = useTestServer()
const draft = { email: 'luz@people.test', firstName: 'Luz', lastName: 'Ortega', role: 'USER', permissions: [] }

test('an invitation is emailed in the language that was chosen, and again in the same one', async () => {
  const owner = await server.signIn('owner@acme.test')
  const path = '/api/accounts/ACME/invitations'
  const { status, body } = await owner.post(path, { ...draft, language: 'es' })
  expect([status, body.language]).toEqual([201, 'es'])
  expect((await owner.post(`${path}/${body.invitationId}/resend`)).status).toBe(200)
  const texts = (await messagesTo(server, draft.email)).map(({ text }) => text)
  expect(texts).toEqual(Array(2).fill(expect.stringMatching(/^Hola, Luz:\n\n.*le invitó a trabajar con/)))
})

test('a registration is emailed in the language of the page, and another language is refused', async () => {
  const owner = await server.signIn('owner@acme.test')
  const asked = { firstName: 'Luz', lastName: 'Ortega', companyName: 'Ortega LLC', email: 'luz@ortega.test' }
  expect((await server.visitor().post('/open/registrations', { ...asked, language: 'es' })).status).toBe(202)
  expect(await messagesTo(server, asked.email)).toMatchObject([{ subject: 'Complete su registro' }])
  const bad = await owner.post('/api/accounts/ACME/invitations', { ...draft, email: 'b@people.test', language: 'fr' })
  expect([bad.status, Object.keys(bad.body.fields)]).toEqual([422, ['language']])
})
