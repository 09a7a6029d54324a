import { readCarriers } from '@portico/contract/areas/carriers/carrier-file.ts'
import { carrierMessages } from '@portico/contract/areas/carriers/carrier.messages.ts'
import { carrierNaic, type CarrierNaicDraft } from '@portico/contract/areas/carriers/carrier-naic.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import { insertRows } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { lockRecords } from '../../platform/records/lock-records.ts'
import { demand } from '../../platform/error-response.ts'
import { cellErrors, refusedFile, tableFileRows } from '../../platform/spreadsheets/tables/table-file.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { brokerageChange } from '../events/events.public.ts'
import { changeCarriers } from './carriers.store.ts'
import { naicNumbersView } from './naic-numbers.view.ts'

const mostRows = 2050

/** Adds and changes the carriers of a spreadsheet, all of them or none: errors are named by their cells. */
export const importCarriers: Handler<'POST /api/brokerages/{brokerCode}/carrier-imports'> = async (
  context,
  { file },
) => {
  const { brokerage } = context.brokerage
  demand(!context.actor.isViewer)
  const rows = await tableFileRows({ ...file, mostRows, tooMany: carrierMessages.tooMany })
  return context.write(async (tx) => {
    demand(!context.actor.isViewer)
    await lockRecords(tx, carrierNaic, brokerage)
    const carriers = await naicNumbersView(tx, brokerage)
    const read = readCarriers(rows, { carriers, today: todayOf(context) })
    if (read === undefined) throw refusedFile(carrierMessages.noCarrierColumn)
    if (read.errors.length > 0) throw cellErrors(read.errors, carrierMessages.importRefused(read.errors.length))
    const now = context.platform.now()
    await insertRows(
      tx,
      'carrier_naic_numbers',
      read.added.map((draft) => ({
        id: newId(now),
        brokerage_code: brokerage,
        ...columnsOf(draft),
        created_by: context.actor.userId,
        created_at: now,
      })),
    )
    await changeCarriers(
      tx,
      brokerage,
      read.changed.map(({ before, after }) => ({ id: before.id, ...columnsOf(after) })),
    )
    const counts = { added: read.added.length, changed: read.changed.length, unchanged: read.unchanged }
    await tx.record({
      action: 'carrier-naic-number.import',
      subject: { type: 'carrier-naic-number', id: brokerage },
      after: { file: file.name, ...counts },
      events: [brokerageChange(brokerage, 'carriers')],
    })
    return { status: 200, body: counts }
  })
}

const columnsOf = ({ carrier, naic, rating, size, ratedOn, ratingSource, address }: CarrierNaicDraft) => ({
  carrier,
  naic,
  rating,
  size,
  rated_on: ratedOn,
  rating_source: ratingSource,
  address,
})
