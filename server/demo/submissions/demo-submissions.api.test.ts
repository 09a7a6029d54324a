import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'
import { filesIn } from '../../areas/submissions/test/submission-client.ts'

const server = useTestServer()

/** The contractor's only submission of its renewal in one stage, with its details and the names of its files. */
async function submissionOf(stage: string) {
  const owner = await server.signIn('owner@acme.test')
  const renewals = await owner.get('/api/accounts/ACME/renewals')
  const { id } = renewals.body.find((renewal: { stage: string }) => renewal.stage === stage)
  const { body: submissions } = await owner.get(`/api/accounts/ACME/renewals/${id}/submissions`)
  expect(submissions).toMatchObject([{ number: 1, packet: { state: 'READY' } }])
  const path = `/api/accounts/ACME/submissions/${submissions[0].id}`
  const { body: details } = await owner.get(path)
  const files = await filesIn((await owner.get(`${path}/packet`)).bytes)
  return { details, files: [...files.keys()], preview: `/api/accounts/ACME/renewals/${id}/submission-preview`, owner }
}

const usesOf = ({ links }: { links: { state: string; downloads: number }[] }) =>
  links.map(({ state, downloads }) => `${state} ${downloads}`).toSorted((one, other) => one.localeCompare(other))

test('last year’s submission is there with its packet, and its links have had their time', async () => {
  const { details, files } = await submissionOf('BOUND')
  expect(usesOf(details)).toEqual(['EXPIRED 1', 'EXPIRED 2'])
  expect(files).toEqual(
    expect.arrayContaining([
      'Submission.pdf',
      'Index.pdf',
      'Schedules.xlsx',
      expect.stringMatching(/^Applications\/.+\.pdf$/),
    ]),
  )
})

test('the coming term was submitted some weeks ago, and schedules have changed since', async () => {
  const { details, files, preview, owner } = await submissionOf('BIND_ORDER')
  const weeks = (server.clock.now().getTime() - Date.parse(details.submittedAt)) / (7 * 86_400_000)
  expect(weeks).toBeGreaterThan(5)
  expect(weeks).toBeLessThan(7)
  expect(usesOf(details)).toEqual(['EXPIRED 2'])
  expect(files).toEqual(expect.arrayContaining(['Submission.pdf', 'Index.pdf', 'Schedules.xlsx']))
  const { previous, changes } = (await owner.get(preview)).body
  expect(previous).toMatchObject({ number: 1 })
  expect(changes.map(({ name }: { name: string }) => name)).toContain('Property Job site trailers')
})
