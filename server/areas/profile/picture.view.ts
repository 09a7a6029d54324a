import type { Picture } from '@portico/contract/kit/call.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isText } from '../../platform/text-search.ts'

/** The image with an id; undefined if there is none or it was removed. */
export async function pictureView(tx: Tx, id: string): Promise<Picture | undefined> {
  if (!isText(id)) return undefined
  return tx.db.selectFrom('pictures').select(['type', 'bytes']).where('id', '=', id).executeTakeFirst()
}
