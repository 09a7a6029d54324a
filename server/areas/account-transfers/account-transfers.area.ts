import { transferMail } from '@portico/contract/areas/account-transfers/transfer.emails.ts'
import type { ServerArea } from '../../platform/area.ts'
import { accountTransfersRoutes } from './account-transfers.routes.ts'
import { scheduleTransfers } from './carry-out/due-transfers.ts'

export const area = {
  routes: [accountTransfersRoutes],
  jobs: [scheduleTransfers],
  mails: [transferMail],
} satisfies ServerArea
