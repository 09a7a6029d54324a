import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { Verb } from '../../../platform/context.ts'
import { madeFile } from '../../../platform/files/made-file.ts'
import { plainName } from '../../../platform/files/plain-name.ts'
import { notFound, unprocessable } from '../../../platform/refusal.ts'
import { accountHead } from '../../accounts/accounts.door.ts'
import { letterheadView } from '../../branding/branding.door.ts'
import { demandReader } from '../certificates.access.ts'
import { certificateRecord } from '../certificates.view.ts'
import { addressOf } from '../living/address-of.ts'
import { certificatePdf } from './certificate-pdf.ts'

/** An issued certificate as a PDF, made of what it stated on the day of issue. */
export const downloadCertificate: Verb<'GET /api/accounts/{accountId}/certificates/{certificateId}/file'> = async (
  context,
  { params },
) => {
  const reader = demandReader(context)
  const { record, letterhead, head } = await context.read(async (tx) => ({
    record: await certificateRecord(tx, reader, params.certificateId),
    letterhead: await letterheadView(tx, context.account.brokerage),
    head: await accountHead(tx, reader.account),
  }))
  if (record === undefined) throw notFound()
  const { number, revision, status, contents } = record
  if (contents === null) throw unprocessable({ status: certificateMessages.notIssued }, certificateMessages.notIssued)
  const isSuperseded = status === 'SUPERSEDED'
  const address = addressOf(context, record, head.subdomain)
  const at = context.platform.now()
  return {
    status: 200,
    file: madeFile(await certificatePdf({ number, revision, isSuperseded, contents, letterhead, address, at }), {
      name: `${plainName(`Certificate ${number}${revision === 0 ? '' : ` rev ${revision}`} ${record.holderName}`)}.pdf`,
      type: 'application/pdf',
      disposition: 'attachment',
    }),
  }
}
