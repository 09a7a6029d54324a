import { PDFDocument } from '@cantoo/pdf-lib'
import { pdfFormMessages } from '@portico/contract/areas/pdf-forms/pdf-form.messages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { bombs, circles, crowdedPdf, deepPdf } from '../../platform/pdf/test/hostile-pdfs.ts'
import { sendPdf } from './test/pdf-library.ts'
import { whileAnswering } from './test/while-answering.ts'

const server = useTestServer()
let harbor: TestClient

const path = '/api/broker-admin/HARBOR/pdf-forms'

beforeAll(async () => {
  harbor = await server.signIn('broker-admin@harbor.test')
})

describe('a hostile PDF sent as a form', () => {
  const { tooLarge, damaged } = pdfFormMessages
  test.each([
    ...Object.entries(bombs).map(([part, bomb]) => [`inflates to gigabytes in its ${part}`, bomb, tooLarge] as const),
    ...(['its pages', 'what its pages inherit', 'an object that is itself'] as const).map(
      (circle) => [`goes in a circle by ${circle}`, () => circles[circle], damaged] as const,
    ),
    ['has 30,000 levels of pages', () => deepPdf(30_000), damaged],
  ] as const)('that %s is refused with a sentence, while others are answered', async (_, bytes, message) => {
    const { answer, answered } = await whileAnswering(harbor, () => sendPdf(harbor, bytes(), { path }))
    expect([answer.status, answer.body.message, answer.body.fields]).toEqual([422, message, { file: message }])
    expect(answered).toBeGreaterThan(0)
  })

  test.each([
    ['goes in a circle by its fields', circles['its fields'], 1],
    ['goes in a circle by its drawing', circles['its drawing'], 0],
    ['has 10,000 objects that nothing needs', crowdedPdf(10_000), 0],
  ] as const)('that %s is taken as the page that it is, and filled', async (_, bytes, fields) => {
    const added = await sendPdf(harbor, bytes, { path })
    expect([added.status, added.body.pages, added.body.fields]).toEqual([201, 1, fields])
    const filled = await harbor.get(`${path}/${added.body.form.formId}/test-fill`)
    expect(filled.status).toBe(200)
    expect((await PDFDocument.load(filled.bytes)).getPageCount()).toBe(1)
  })
})
