import { LawFirmDashboard } from '@portico/contract/areas/law-firm/law-firm.shapes.ts'
import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
const path = (account: string) => `/api/accounts/${account}/alps/dashboard`

test('a law firm reads its policy and its producer', async () => {
  const lawyer = await server.signIn('lawyer@doelaw.test')
  const { status, body } = await lawyer.get(path('DOELAW'))
  expect(status).toBe(200)
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(LawFirmDashboard.shape).toSorted())
  expect(body).toMatchObject({ alpsFirmName: 'Doe & Partners LLP', canceled: false })
  expect(body.lplExpirationDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('an account without such a policy, and a foreign one, have none to show', async () => {
  const owner = await server.signIn('owner@acme.test')
  expect((await owner.get(path('ACME'))).status).toBe(404)
  expect((await owner.get(path('DOELAW'))).status).toBe(404)
})
