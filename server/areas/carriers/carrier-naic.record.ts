import { carrierNaic } from '@portico/contract/areas/carriers/carrier-naic.shapes.ts'
import { carrierMessages } from '@portico/contract/areas/carriers/carrier.messages.ts'
import { serveRecord } from '../../platform/records/serve-record.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { naicNumbersView } from './naic-numbers.view.ts'

/** Carriers with their NAIC numbers, ratings, and addresses, by brokerage. */
export const carrierNaicNumbers = serveRecord(carrierNaic, {
  table: 'carrier_naic_numbers',
  read: (tx, { context }) => naicNumbersView(tx, context.brokerage.brokerage),
  owner: ({ context }) => ({ brokerage_code: context.brokerage.brokerage }),
  check(_, { context, after }) {
    if ((after?.ratedOn ?? '') > todayOf(context)) throw unprocessable({ ratedOn: carrierMessages.ratedLater })
  },
  columns: (_, { operation, context }) =>
    operation === 'add' ? { created_by: context.actor.userId, created_at: context.platform.now() } : {},
  answer: (tx, { context }) => naicNumbersView(tx, context.brokerage.brokerage),
})
