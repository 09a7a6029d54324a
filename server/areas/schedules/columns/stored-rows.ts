import type { Tx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { inSequence } from '../../../platform/write.ts'
import { type AnyRowsOf, brokerageRows } from './brokerage-rows.view.ts'
import { brokeragesWithRows } from './brokerages-with-rows.view.ts'
import { recheckQueue, type Recheck } from './recheck-rows.ts'

/** Has the rows of a schedule checked again in the background, at one brokerage or at all that have some. */
async function recheckSchedule(
  tx: Tx,
  { jobs }: Pick<Platform, 'jobs'>,
  { brokerage, type }: Pick<AnyRowsOf, 'brokerage' | 'type'>,
): Promise<void> {
  const brokerages = brokerage === null ? await brokeragesWithRows(tx, type) : [brokerage]
  await inSequence(brokerages, (each) => jobs.enqueue(tx, recheckQueue, { brokerage: each, type } satisfies Recheck))
}

/** The stored rows of a schedule on all accounts of a brokerage, or of all: read part by part, or checked again. */
export const storedRows = { part: brokerageRows, recheck: recheckSchedule }
