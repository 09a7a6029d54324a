import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { deliveryMessages } from '@portico/contract/areas/certificates/delivery/certificate-delivery.messages.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import { updateAtVersion } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, notFound, unprocessable } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import { change } from '../../events/events.public.ts'
import { type CertificateReader, demandReader } from '../certificates.access.ts'
import { certificateRecord } from '../certificates.view.ts'
import { certificatePrinter } from '../document/certificate-printer.ts'
import { holdersView } from '../holders/holders.view.ts'
import { certificateMail } from './queue-deliveries.ts'
import { shownDeliveries } from './shown-deliveries.ts'

/** Emails a certificate in force to its holder. The PDF is made before the transaction: what was issued never changes. */
export const sendCertificate: Handler<
  'POST /api/accounts/{accountId}/certificates/{certificateId}/deliveries'
> = async (context, { params, body: { email, form, savesAddress } }) => {
  const reader = demandReader(context)
  const { brand, ...ready } = await readyToSend(context, reader, params.certificateId)
  const id = newId(context.platform.now())
  const delivery = await certificateMail.prepare(context.platform, {
    id,
    to: email,
    form,
    host: context.host,
    ...ready,
  })
  return context
    .write(async (tx) => {
      demand(reader.mayWrite, certificateMessages.onlyReads)
      const current = await certificateRecord(tx, reader, params.certificateId)
      if (current?.status !== 'ISSUED') throw notInForce()
      const { account, userId: sentBy } = reader
      await certificateMail.queue(tx, context.platform, { account, sentBy, brand, form, renewalId: null }, [delivery])
      if (savesAddress) await saveAddress(tx, reader, current.request.holderId, email)
      await tx.record({
        action: 'certificate.send',
        subject: { type: 'certificate', id: current.id },
        after: { number: current.number, holder: current.holderName, to: email, form },
        events: [change(account, 'certificates')],
      })
      return { status: 201 as const, body: await shownDeliveries(tx, reader, current.id) }
    })
    .catch(async (error: unknown) => {
      if (delivery.attachment !== undefined) await context.platform.files.remove(delivery.attachment.key)
      throw error
    })
}

const notInForce = () => unprocessable({ status: deliveryMessages.onlyIssued }, deliveryMessages.onlyIssued)

/** What the email of a certificate says, of one that may be sent. */
async function readyToSend(context: AccountContext, reader: CertificateReader, id: string) {
  const { record, letterhead, head, print } = await context.read(async (tx) => {
    const found = await certificateRecord(tx, reader, id)
    return {
      record: found,
      letterhead: await letterheadView(tx, context.account.brokerage),
      head: await accountHead(tx, reader.account),
      print: await certificatePrinter(tx, context.platform, context.account, [found]),
    }
  })
  if (record === undefined) throw notFound()
  demand(reader.mayWrite, certificateMessages.onlyReads)
  const { contents } = record
  if (record.status !== 'ISSUED' || contents === null) throw notInForce()
  return { record, contents, print, letterhead, subdomain: head.subdomain, brand: head.brand }
}

/** Corrects the address of a holder, so that the next certificate goes there. */
async function saveAddress(tx: WriteTx, reader: CertificateReader, holderId: string, email: string): Promise<void> {
  const [holder] = await holdersView(tx, reader.account, holderId)
  if (holder === undefined) throw unprocessable({ savesAddress: deliveryMessages.holderGone })
  if (holder.email === email) return
  const { id, version } = holder
  await updateAtVersion(tx, 'certificate_holders', { account_code: reader.account, id, version }, { email })
  await tx.record({
    action: 'certificate-holder.change',
    subject: { type: 'certificate-holder', id },
    before: { name: holder.name, email: holder.email },
    after: { name: holder.name, email },
  })
}
