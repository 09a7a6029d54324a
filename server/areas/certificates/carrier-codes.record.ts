import { carrierCode } from '@portico/contract/areas/certificates/carrier-code.shapes.ts'
import { serveRecord } from '../../platform/records/serve-record.ts'
import { carrierCodesView } from './carrier-codes.view.ts'

/** NAIC numbers of the carriers of a brokerage. Certificates that were issued keep theirs. */
export const carrierCodes = serveRecord(carrierCode, {
  table: 'carrier_company_codes',
  read: (tx, { context }) => carrierCodesView(tx, context.brokerage.brokerage),
  owner: ({ context }) => ({ brokerage_code: context.brokerage.brokerage }),
  columns: (_, { operation, context }) =>
    operation === 'add' ? { created_by: context.actor.userId, created_at: context.platform.now() } : {},
  answer: (tx, { context }) => carrierCodesView(tx, context.brokerage.brokerage),
})
