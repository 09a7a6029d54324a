import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, stale } from '../../../platform/error-response.ts'
import { readerOf } from '../document.access.ts'
import { updateDocument } from '../documents.store.ts'
import { changeable, entriesOf } from './change-many.ts'

/** Moves documents to the trash; they are deleted after 30 days there. */
export const trashDocuments: Handler<'POST /api/accounts/{accountId}/documents/trash'> = async (context, { body }) =>
  context.write(async (tx) => {
    const reader = readerOf(context)
    demand(reader.mayAdd, documentMessages.onlyReads)
    const documents = (await changeable(tx, reader, body.ids)).filter(({ trashedAt }) => trashedAt === null)
    for (const document of documents) {
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      const isPut = await updateDocument(tx, reader.account, document, { trashed_at: context.platform.now() })
      if (!isPut) throw stale(document)
    }
    for (const entry of entriesOf(reader, 'document.trash', documents, ({ name }) => ({ before: { name } })))
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      await tx.record(entry)
    return { status: 204 }
  })
