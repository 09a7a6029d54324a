import { certificateHolder } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { serveRecord } from '../../../platform/records/serve-record.ts'
import { demandReader } from '../certificates.access.ts'
import { holdersView } from './holders.view.ts'

/** Certificate holders of an account, for the insured and the brokerage. */
export const certificateHolders = serveRecord(certificateHolder, {
  table: 'certificate_holders',
  read: (tx, { context }, id) => holdersView(tx, demandReader(context).account, id),
  check: (_, { context }) => void demandReader(context),
  columns: (_, { operation, context }) =>
    operation === 'add' ? { created_by: context.actor.userId, created_at: context.platform.now() } : {},
})
