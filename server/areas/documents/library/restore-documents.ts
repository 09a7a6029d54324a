import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { readerOf } from '../document.access.ts'
import { changeable, placeAll, entriesOf } from './change-many.ts'

/** Takes documents out of the trash; where another has the name by now, theirs gets a number. */
export const restoreDocuments: Handler<'POST /api/accounts/{accountId}/documents/restore'> = async (
  context,
  { body },
) =>
  context.write(async (tx) => {
    const reader = readerOf(context)
    demand(reader.mayAdd, documentMessages.onlyReads)
    const documents = (await changeable(tx, reader, body.ids)).filter(({ trashedAt }) => trashedAt !== null)
    await placeAll(tx, reader, documents, ({ folderId }) => ({ folderId, trashed_at: null }))
    for (const entry of entriesOf(reader, 'document.restore', documents, ({ name }) => ({ after: { name } })))
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      await tx.record(entry)
    return { status: 204 }
  })
