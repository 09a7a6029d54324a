import { carrierNaic } from '@portico/contract/areas/carriers/carrier-naic.shapes.ts'
import { serveRecord } from '../../platform/records/serve-record.ts'
import { naicNumbersView } from './naic-numbers.view.ts'

/** NAIC numbers of carriers, by brokerage. */
export const carrierNaicNumbers = serveRecord(carrierNaic, {
  table: 'carrier_naic_numbers',
  read: (tx, { context }) => naicNumbersView(tx, context.brokerage.brokerage),
  owner: ({ context }) => ({ brokerage_code: context.brokerage.brokerage }),
  columns: (_, { operation, context }) =>
    operation === 'add' ? { created_by: context.actor.userId, created_at: context.platform.now() } : {},
  answer: (tx, { context }) => naicNumbersView(tx, context.brokerage.brokerage),
})
