import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, notFound, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { type CertificateReader, demandReader } from '../certificates.access.ts'
import { certificateRecord, draftCount } from '../certificates.view.ts'
import { certificateView } from '../shown-certificate.ts'
import { demandParties } from './demand-parties.ts'

const mostDrafts = 50

/** Starts a draft; a revision continues in the series of the certificate that it replaces. */
export const startCertificate: Handler<'POST /api/accounts/{accountId}/certificates'> = async (
  context,
  { body: { revises, ...request } },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.mayWrite, certificateMessages.onlyReads)
    if ((await draftCount(tx, reader)) >= mostDrafts)
      throw unprocessable({ holderId: certificateMessages.tooManyDrafts }, certificateMessages.tooManyDrafts)
    const holder = await demandParties(tx, context, request)
    const now = context.platform.now()
    const id = newId(now)
    const series = await seriesOf(tx, context, reader, { id, revises, holderId: holder.id })
    await insertRow(tx, 'certificates', {
      account_code: reader.account,
      id,
      ...series,
      status: 'DRAFT',
      holder_id: holder.id,
      holder_name: holder.name,
      request: JSON.stringify(request),
      contents: null,
      expected_on: null,
      issued_on: null,
      expires_on: null,
      created_by: reader.userId,
      created_at: now,
      changed_at: now,
    })
    await tx.record({
      action: 'certificate.start',
      subject: { type: 'certificate', id },
      after: { number: series.number, holder: holder.name },
      events: [change(reader.account, 'certificates')],
    })
    return { status: 201, body: await certificateView(tx, context, reader, id) }
  })

async function seriesOf(
  tx: Tx,
  context: AccountContext,
  reader: CertificateReader,
  { id, revises, holderId }: { readonly id: string; readonly revises: string | null; readonly holderId: string },
) {
  if (revises === null)
    return {
      series_id: id,
      number: `COI-${todayOf(context).slice(2).replaceAll('-', '')}-${id.slice(-6).toUpperCase()}`,
      revision: 0,
    }
  const before = await certificateRecord(tx, reader, revises)
  if (before === undefined) throw notFound()
  if (before.request.holderId !== holderId) throw unprocessable({ holderId: certificateMessages.sameHolder })
  if (before.status !== 'ISSUED') throw unprocessable({ revises: certificateMessages.onlyIssued })
  return { series_id: before.seriesId, number: before.number, revision: before.revision + 1 }
}
