import { formatOf } from '@portico/contract/areas/documents/document-formats.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { uploadedFile } from '../../documents/documents.public.ts'
import { change } from '../../events/events.public.ts'
import { shownVendor } from '../shown-vendor.ts'
import { demandWriter, mayWrite } from '../vendors.access.ts'
import { storeCertificate } from './certificate.store.ts'

const mostCertificates = 200

/** Rejects a file whose name is not that of a PDF. */
export function demandPdf(name: string): void {
  if (formatOf(name)?.mediaType !== 'application/pdf') throw unprocessable({ file: vendorMessages.onlyPdf })
}

/** Adds an uploaded PDF as a certificate; its values are typed when it is confirmed. */
export const addCertificate: Handler<'POST /api/accounts/{accountId}/vendors/{vendorId}/certificates'> = async (
  context,
  { params, body },
) => {
  demandWriter(context)
  const { file } = await uploadedFile(context, body.uploadId, demandPdf)
  return context.write(async (tx) => {
    demand(mayWrite(context), vendorMessages.onlyReads)
    const vendor = await shownVendor(tx, context, params.vendorId)
    if (vendor.certificates.length >= mostCertificates)
      throw unprocessable({ file: vendorMessages.tooManyCertificates }, vendorMessages.tooManyCertificates)
    const { firstName, lastName } = context.actor
    const added = await storeCertificate(tx, context, {
      vendor: vendor.record,
      file,
      sentBy: `${firstName} ${lastName}`,
    })
    await tx.record({
      action: 'vendor-certificate.add',
      subject: { type: 'vendor', id: params.vendorId },
      after: { vendor: vendor.record.name, document: added.documentId, name: added.name },
      events: [change(context.account.account, 'vendors')],
    })
    return { status: 200, body: await shownVendor(tx, context, params.vendorId) }
  })
}
