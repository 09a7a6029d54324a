import type { CertificateContents } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import type { DeliveryForm } from '@portico/contract/areas/certificates/delivery/certificate-delivery.shapes.ts'
import { deliveryMail } from '@portico/contract/areas/certificates/delivery/delivery.emails.ts'
import type { Attachment } from '@portico/contract/kit/email/email-template.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertRows } from '../../../platform/database/rows.ts'
import { streamed } from '../../../platform/files/byte-streams.ts'
import { queueMessages } from '../../../platform/messages/outgoing.ts'
import type { Letterhead } from '../../../platform/pdf/pdf-pages.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { CertificateRecord } from '../certificates.view.ts'
import { certificateFile, pdfType } from '../document/certificate-file.ts'
import { type CertificatePrinter, certificatePrinter } from '../document/certificate-printer.ts'
import { addressOf } from '../living/address-of.ts'

/** One certificate on its way to its holder. */
interface Delivering {
  readonly id: string
  readonly record: CertificateRecord
  readonly contents: CertificateContents
  readonly to: string
  readonly address: string
  /** The PDF that the email carries; undefined if it brings the link alone. */
  readonly attachment: Attachment | undefined
}

interface Sending {
  readonly account: string
  readonly sentBy: string
  readonly brand: string
  readonly form: DeliveryForm
  readonly renewalId: string | null
}

interface Preparing extends Pick<Delivering, 'id' | 'record' | 'contents' | 'to'> {
  readonly form: DeliveryForm
  readonly print: CertificatePrinter
  readonly letterhead: Letterhead
  readonly subdomain: string | null
  /** Under which host the portal was asked to send it. */
  readonly host: string
}

/** A certificate ready to be queued, its PDF stored. It is made outside of transactions; a repeat stores the same. */
async function prepareDelivery(
  platform: Platform,
  { id, record, contents, to, form, print, letterhead, subdomain, host }: Preparing,
): Promise<Delivering> {
  const address = addressOf({ platform, host }, record, subdomain)
  const delivery = { id, record, contents, to, address }
  if (form === 'LINK') return { ...delivery, attachment: undefined }
  const { name, bytes } = await certificateFile({ ...delivery, print, letterhead, at: platform.now() })
  const key = `certificate-mail/${id}`
  await platform.files.put(key, streamed(bytes))
  return { ...delivery, attachment: { name, key, mediaType: pdfType } }
}

/** Puts the emails of certificates in the outbox, each with its entry in the log of deliveries. */
async function queueDeliveries(
  tx: Tx,
  platform: Platform,
  { account, sentBy, brand, form, renewalId }: Sending,
  deliveries: readonly Delivering[],
): Promise<void> {
  const messages = deliveries.map(({ to, record: { number, revision }, contents, address, attachment }) =>
    deliveryMail.mail({ to, brand, number, revision, contents, address, attachment }),
  )
  const ids = await queueMessages(platform, tx, messages, account)
  await insertRows(
    tx,
    'certificate_deliveries',
    deliveries.map(({ id, record, to, attachment }, at) => ({
      account_code: account,
      id,
      certificate_id: record.id,
      series_id: record.seriesId,
      holder_id: record.request.holderId,
      renewal_id: renewalId,
      recipient: to,
      form,
      message_id: ids[at]!,
      mail_file_key: attachment?.key ?? null,
      sent_by: sentBy,
      created_at: platform.now(),
    })),
  )
}

/** Emails of certificates, as other areas send them. */
export const certificateMail = { printer: certificatePrinter, prepare: prepareDelivery, queue: queueDeliveries }
