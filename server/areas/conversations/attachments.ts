import { conversationMessages } from '@portico/contract/areas/conversations/conversation.messages.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { documentsView, readerOf } from '../documents/documents.public.ts'

/**
 * The documents attached to a message, without duplicates. Rejects documents that the writer may not see, that are in
 * the trash, or that have other readers: notes take only internal documents, shared messages take none of them.
 */
export async function attachable(
  tx: Tx,
  context: AccountContext,
  { documentIds, isInternal }: { readonly documentIds: readonly string[]; readonly isInternal: boolean },
): Promise<readonly string[]> {
  const asked = [...new Set(documentIds)]
  if (asked.length === 0) return asked
  const found = await documentsView(tx, readerOf(context), asked)
  const fitting = found.filter((document) => document.isInternal === isInternal && document.trashedAt === null)
  if (fitting.length < asked.length) throw unprocessable({ documentIds: conversationMessages.notAttachable })
  return asked
}
