import { expect } from '@playwright/test'
import type { PortalClient } from './portal-client.ts'

interface Field {
  readonly name: string
  /** From the lower left corner of the page, in points. */
  readonly at: readonly [x: number, y: number]
}

interface Wanted {
  readonly fields?: readonly Field[]
  /** Runs a script when it is opened, in a program that lets it. */
  readonly scripted?: boolean
  readonly locked?: boolean
  /** What it shows, line by line. */
  readonly lines?: readonly string[]
}

/** A PDF of one page, written by hand. */
export function pdfFile({ fields = [], scripted = false, locked = false, lines }: Wanted = {}): Buffer {
  const shown = lines ?? ['Questions about the applicant']
  const text = `BT /F1 ${lines === undefined ? 14 : 9} Tf 60 730 Td ${shown.map((line) => `(${line}) Tj 0 -24 Td`).join(' ')} ET`
  const refs = fields.map((_, at) => `${10 + at} 0 R`).join(' ')
  const objects = [
    `1 0 obj <</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [${refs}]>>${scripted ? ' /OpenAction 6 0 R' : ''}>> endobj`,
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    `3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Annots [${refs}] /Resources <</Font <</F1 5 0 R>>>>>> endobj`,
    `4 0 obj <</Length ${text.length}>> stream\n${text}\nendstream endobj`,
    '5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj',
    '6 0 obj <</S /JavaScript /JS (app.alert\\("Hello"\\))>> endobj',
    '7 0 obj <</Filter /Standard /V 1 /R 2 /P -4 /O (00000000000000000000000000000000) /U (00000000000000000000000000000000)>> endobj',
    ...fields.map(
      ({ name, at: [x, y] }, number) =>
        `${10 + number} 0 obj <</Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /Rect [${x} ${y} ${x + 180} ${y + 20}] /P 3 0 R>> endobj`,
    ),
  ]
  const trailer = `trailer <</Root 1 0 R /Size 30${locked ? ' /Encrypt 7 0 R /ID [<00> <00>]' : ''}>>`
  return Buffer.from(['%PDF-1.7', ...objects, trailer, '%%EOF'].join('\n'))
}

/** A PDF form of the global library that only this test knows, as a draft. */
export async function aPdfForm(admin: PortalClient, wanted: Wanted): Promise<{ formId: string; name: string }> {
  const name = `PDF ${crypto.randomUUID().slice(0, 13)}`
  const query = new URLSearchParams({ name, title: `${name} for clients`, edition: '2026-01' })
  const added = await admin.http.post(`/api/pdf-forms?${query.toString()}`, {
    multipart: { file: { name: 'form.pdf', mimeType: 'application/pdf', buffer: pdfFile(wanted) } },
  })
  expect(added.status()).toBe(201)
  const { form } = (await added.json()) as { form: { formId: string } }
  return { formId: form.formId, name }
}
