import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'
import { filesIn } from '../../areas/submissions/test/submission-client.ts'

const server = useTestServer()

test('last year’s submission is there with its packet, and its links have had their time', async () => {
  const owner = await server.signIn('owner@acme.test')
  const renewals = await owner.get('/api/accounts/ACME/renewals')
  const bound = renewals.body.find(({ stage }: { stage: string }) => stage === 'BOUND')
  const { body: submissions } = await owner.get(`/api/accounts/ACME/renewals/${bound.id}/submissions`)
  expect(submissions).toMatchObject([{ number: 1, packet: { state: 'READY' } }])
  const path = `/api/accounts/ACME/submissions/${submissions[0].id}`
  const { body: details } = await owner.get(path)
  expect(details.links.map(({ state, downloads }: { state: string; downloads: number }) => [state, downloads])).toEqual(
    expect.arrayContaining([
      ['EXPIRED', 2],
      ['EXPIRED', 1],
    ]),
  )
  const files = await filesIn((await owner.get(`${path}/packet`)).bytes)
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'Cover.pdf',
      'Index.pdf',
      'Schedules.xlsx',
      expect.stringMatching(/^Applications\/.+\.pdf$/),
    ]),
  )
})
