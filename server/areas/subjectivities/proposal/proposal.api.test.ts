import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import { expect, test } from 'vitest'
import { useTestServer } from '../../../app/test/test-server.ts'
import { pdfOutline, pdfText } from '../../../platform/pdf/test/pdf-text.ts'
import { aQuote, firm, makeCycle, pathOf, publish } from '../../quotes/test/quote-client.ts'

const server = useTestServer()

test('a proposal holds what was shared, line by line, and nothing of the brokerage’s own', async () => {
  const staff = await server.signIn('advisor@harbor.test')
  const owner = await server.signIn('owner@acme.test')
  const cycleId = await makeCycle(server)
  const renewal = pathOf(cycleId)
  const path = `${renewal}/proposal`
  const early = await owner.get(path)
  expect([early.status, early.body.message]).toEqual([422, subjectivityMessages.nothingShared])

  const shared = await aQuote(staff, renewal, { exclusions: ['Residential construction'] })
  const hidden = await aQuote(staff, renewal, { carrier: 'Unshared Mutual' })
  const required = { line: firm.line, kind: 'BEFORE_BIND' }
  const subjectivities = `${renewal}/subjectivities`
  await staff.post(subjectivities, { ...required, text: 'Signed TRIA form', quoteId: shared.id })
  await staff.post(subjectivities, { ...required, text: 'Audited statements', quoteId: hidden.id })
  await publish(staff, renewal, [shared])

  for (const client of [owner, staff]) {
    const { status, bytes, headers } = await client.get(path)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    const text = await pdfText(bytes)
    const said = [
      'Harbor & Pine Insurance',
      'Acme Builders Group, Inc.',
      'Premium summary',
      '$71,650',
      'Signed TRIA form',
    ]
    for (const each of [...said, firm.carrier, 'Residential construction']) expect(text).toContain(each)
    for (const own of ['Unshared Mutual', 'Audited statements', firm.note, '12.5']) expect(text).not.toContain(own)
    expect(await pdfOutline(bytes)).toContain('General Liability')
  }
  expect((await (await server.signIn('owner@ridge.test')).get(path)).status).toBe(404)
})
