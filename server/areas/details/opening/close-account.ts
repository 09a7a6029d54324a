import { openingMessages } from '@portico/contract/areas/details/opening.messages.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Entry } from '../../../platform/write.ts'
import { archiveObstacle } from './archive-obstacle.read-model.ts'
import { lockAccountOf } from './opening.view.ts'
import { saveArchived } from './save-archived.ts'

interface Closing {
  readonly brokerage: string
  readonly account: string
  readonly now: Date
}

/** Archives an account of a brokerage and returns its audit row. Rejected while something on it is open. */
export async function closeAccount(tx: Tx, { brokerage, account, now }: Closing): Promise<Entry> {
  const held = await lockAccountOf(tx, brokerage, account)
  if (held.archivedAt !== null) throw new ErrorResponse(422, 'refused', openingMessages.alreadyArchived)
  const obstacle = await archiveObstacle(tx, account)
  if (obstacle !== undefined) throw new ErrorResponse(422, 'refused', obstacle)
  return saveArchived(tx, { account, held, archivedAt: now })
}
