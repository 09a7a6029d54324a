import { PDFDocument } from '@cantoo/pdf-lib'
import { pdfFormMessages } from '@portico/contract/areas/pdf-forms/pdf-form.messages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { bombs, circles } from '../../platform/pdf/test/hostile-pdfs.ts'
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
  test.each(Object.entries(bombs))(
    'that inflates to gigabytes in its %s is refused with a sentence, while others are answered',
    async (_, bomb) => {
      const { answer, answered } = await whileAnswering(harbor, () => sendPdf(harbor, bomb(), { path }))
      expect([answer.status, answer.body.message, answer.body.fields]).toEqual([422, tooLarge, { file: tooLarge }])
      expect(answered).toBeGreaterThan(0)
    },
  )

  test.each(['its pages', 'what its pages inherit', 'an object that is itself'] as const)(
    'that goes in a circle by %s is refused with a sentence',
    async (circle) => {
      const { status, body } = await sendPdf(harbor, circles[circle], { path })
      expect([status, body.message, body.fields]).toEqual([422, damaged, { file: damaged }])
    },
  )

  test.each([
    ['its fields', 1],
    ['its drawing', 0],
  ] as const)('that goes in a circle by %s is taken as the page that it is, and filled', async (circle, fields) => {
    const added = await sendPdf(harbor, circles[circle], { path })
    expect([added.status, added.body.pages, added.body.fields]).toEqual([201, 1, fields])
    const filled = await harbor.get(`${path}/${added.body.form.formId}/test-fill`)
    expect(filled.status).toBe(200)
    expect((await PDFDocument.load(filled.bytes)).getPageCount()).toBe(1)
  })
})
