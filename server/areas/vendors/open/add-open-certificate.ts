import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { receiveFile } from '../../documents/documents.public.ts'
import { change } from '../../events/events.public.ts'
import { demandPdf } from '../certificates/add-certificate.ts'
import { storeCertificate } from '../certificates/certificate.store.ts'
import { lockVendor } from '../vendors.view.ts'
import { landingOf } from './landing.ts'
import { libraryContext, takeVendorLink } from './take-vendor-link.ts'

/** Certificates that may wait for review at a time. */
const mostWaiting = 10

/** Adds a PDF that a vendor sends by its link. */
export const addOpenCertificate: Handler<'POST /open/vendor-certificates/{token}/files'> = async (
  context,
  { params, file },
) => {
  const taken = await takeVendorLink(context, params.token)
  demandPdf(file.name)
  const { link } = taken
  const { vendor: name, contact } = await taken.read((tx) => landingOf(tx, link, context.platform.now()))
  const sender = contact || name
  const inLibrary = libraryContext(context, taken, sender)
  const received = await receiveFile(inLibrary, file)
  return taken.write(async (tx) => {
    await lockVendor(tx, link.account, link.vendorId)
    const { certificates } = await landingOf(tx, link, context.platform.now())
    const waiting = certificates.filter(({ state }) => state === 'UPLOADED' || state === 'RECEIVED')
    if (waiting.length >= mostWaiting)
      throw unprocessable({ file: vendorMessages.tooManyWaiting }, vendorMessages.tooManyWaiting)
    const vendor = { id: link.vendorId, name }
    const added = await storeCertificate(tx, inLibrary, { vendor, file: received, sentBy: sender, isByLink: true })
    await tx.record({
      action: 'vendor-certificate.upload',
      subject: { type: 'vendor', id: link.vendorId },
      after: { vendor: name, name: added.name, byLink: sender },
      events: [change(link.account, 'vendors')],
    })
    return { status: 201, body: { id: added.id } }
  })
}
