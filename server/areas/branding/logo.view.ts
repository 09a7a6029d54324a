import type { Picture } from '@portico/contract/kit/call.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isText } from '../../platform/text-search.ts'

/** The logo with an id; undefined if there is none or it was removed. */
export async function logoView(tx: Tx, id: string): Promise<Picture | undefined> {
  if (!isText(id)) return undefined
  return tx.db.selectFrom('logos').select(['type', 'bytes']).where('id', '=', id).executeTakeFirst()
}
