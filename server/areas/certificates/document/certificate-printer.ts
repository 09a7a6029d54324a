import { printedValues } from '@portico/contract/areas/certificates/printing/printed-values.rules.ts'
import { canPrintCertificates } from '@portico/contract/areas/pdf-forms/certificate-fields.rules.ts'
import type { AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { formsOfPurpose } from '../../forms/forms.public.ts'
import { pdfFiller } from '../../pdf-forms/pdf-forms.public.ts'
import type { CertificateRecord } from '../certificates.view.ts'
import { type CertificateDocument, certificatePdf } from './certificate-pdf.ts'

type Owner = Pick<AccountAccess, 'account' | 'brokerage'>
type Printed = Pick<CertificateRecord, 'request'>

/** The PDF forms of a brokerage that certificates can be printed on, by day. */
export async function certificateForms(tx: Tx, owner: Owner, day: string) {
  const forms = await formsOfPurpose(tx, owner, { purpose: 'CERTIFICATE', day })
  return forms.filter(({ form, layout }) => form.type === 'PDF' && canPrintCertificates(layout))
}

/** A day before any form was retired: what was issued on a form stays on it. */
const always = '0001-01-01'

/** How certificates are printed: on the form of the brokerage that each asks for and that still exists, else in our own design. */
export async function certificatePrinter(
  tx: Tx,
  platform: Pick<Platform, 'files'>,
  owner: Owner,
  records: readonly (Printed | undefined)[],
) {
  const ids = new Set(records.flatMap((record) => record?.request.printedOn ?? []))
  const forms = ids.size === 0 ? [] : await certificateForms(tx, owner, always)
  const asked = forms.filter(({ form }) => ids.has(form.formId))
  const fillers = await Promise.all(asked.map(({ form }) => pdfFiller(tx, platform, form.formId)))
  return ({ request }: Printed, document: CertificateDocument): Promise<Uint8Array> => {
    const at = asked.findIndex(({ form }) => form.formId === request.printedOn)
    if (at === -1) return certificatePdf(document)
    const { layout } = asked[at]!
    const title = `Certificate ${document.number}${document.revision === 0 ? '' : `, revision ${document.revision}`}`
    const foot = `${title}${document.isSuperseded ? ', superseded' : ''} · ${document.address}`
    return fillers[at]!({ layout, values: printedValues(layout, document), title, foot, at: document.at })
  }
}

/** Makes the PDF of a certificate. */
export type CertificatePrinter = Awaited<ReturnType<typeof certificatePrinter>>
