import type { OwnTransfers } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import type { z } from 'zod'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { speaksForInsured } from '../account-transfers.access.ts'
import { transfersView } from './transfers.view.ts'

/** The transfers of an account, and whether the reader may object to one that is open. */
export async function ownTransfers(tx: Tx, context: AccountContext): Promise<z.infer<typeof OwnTransfers>> {
  return {
    transfers: await transfersView(tx, { account: context.account.account }),
    mayObject: speaksForInsured(context) && !context.actor.isViewer,
  }
}
