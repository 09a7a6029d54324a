import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { madeFile } from '../../../platform/files/made-file.ts'
import { notFound, unprocessable } from '../../../platform/error-response.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import { demandReader } from '../certificates.access.ts'
import { certificateRecord } from '../certificates.view.ts'
import { addressOf } from '../living/address-of.ts'
import { certificateFile, pdfType } from './certificate-file.ts'
import { certificatePrinter } from './certificate-printer.ts'

/** An issued certificate as a PDF, made of what it stated on the day of issue. */
export const downloadCertificate: Handler<'GET /api/accounts/{accountId}/certificates/{certificateId}/file'> = async (
  context,
  { params },
) => {
  const reader = demandReader(context)
  const { record, letterhead, head, print } = await context.read(async (tx) => {
    const found = await certificateRecord(tx, reader, params.certificateId)
    return {
      record: found,
      letterhead: await letterheadView(tx, context.account.brokerage),
      head: await accountHead(tx, reader.account),
      print: await certificatePrinter(tx, context.platform, context.account, [found]),
    }
  })
  if (record === undefined) throw notFound()
  const { contents } = record
  if (contents === null) throw unprocessable({ status: certificateMessages.notIssued }, certificateMessages.notIssued)
  const address = addressOf(context, record, head.subdomain)
  const { name, bytes } = await certificateFile({
    print,
    record,
    contents,
    letterhead,
    address,
    at: context.platform.now(),
  })
  return { status: 200, file: madeFile(bytes, { name, type: pdfType, disposition: 'attachment' }) }
}
