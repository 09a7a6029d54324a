import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import type { AccountDocument } from '@portico/contract/areas/documents/document.shapes.ts'
import { freeName } from '@portico/contract/areas/documents/document.rules.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Entry } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import { demand, notFound, stale } from '../../../platform/error-response.ts'
import type { Reader } from '../document.access.ts'
import { documentsView } from '../document.view.ts'
import { updateDocument } from '../documents.store.ts'
import { takenNamesView } from '../same-name.view.ts'

/** The documents of an action, without duplicates: all, or none if one is missing or the reader may not change it. */
export async function changeable(tx: Tx, reader: Reader, ids: readonly string[]): Promise<AccountDocument[]> {
  const asked = [...new Set(ids)]
  const found = await documentsView(tx, reader, asked)
  if (found.length !== asked.length) throw notFound()
  demand(
    found.every(({ mayChange }) => mayChange),
    documentMessages.cannotChange,
  )
  return found
}

/** Moves documents to a place where names may be taken: duplicates are numbered. */
export async function placeAll(
  tx: Tx,
  { account }: Reader,
  documents: readonly AccountDocument[],
  placed: (document: AccountDocument) => { folderId: string | null; trashed_at: null },
): Promise<void> {
  for (const document of documents) {
    const { folderId, trashed_at } = placed(document)
    // oxlint-disable-next-line no-await-in-loop -- the names of one bear on the next
    const taken = await takenNamesView(tx, account, { ...document, folderId })
    const name = freeName(document.name, (tried) => taken.has(tried.toLowerCase()))
    // oxlint-disable-next-line no-await-in-loop -- likewise
    if (!(await updateDocument(tx, account, document, { name, folder_id: folderId, trashed_at }))) throw stale(document)
  }
}

/** The audit details of each changed document, or of the request if none was changed. */
export function entriesOf(
  { account }: Reader,
  action: string,
  documents: readonly AccountDocument[],
  fieldsOf: (document: AccountDocument) => Pick<Entry, 'before' | 'after'>,
): Entry[] {
  if (documents.length === 0) return [{ action, subject: { type: 'account', id: account } }]
  return documents.map((document, index) => ({
    action,
    subject: { type: 'document', id: document.id },
    ...fieldsOf(document),
    internal: document.isInternal,
    events: index === 0 ? [change(account, 'documents')] : [],
  }))
}
