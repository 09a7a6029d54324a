import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import { freeName } from '@portico/contract/areas/documents/document.rules.ts'
import type { DocumentType } from '@portico/contract/areas/documents/document-types.ts'
import type { AccountDocument, SameName } from '@portico/contract/areas/documents/document.shapes.ts'
import type { AccountContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { ErrorResponse } from '../../platform/error-response.ts'
import type { WriteTx } from '../../platform/write.ts'
import { change } from '../events/events.public.ts'
import type { ReceivedFile } from './content/receive-file.ts'
import { demandPlace, readerOf, type Reader, withoutLimits } from './document.access.ts'
import { documentView } from './document.view.ts'
import { type ClaimPrivacy, updateDocument } from './documents.store.ts'
import { folderAt } from './folder-at.ts'
import { folderView } from './folder-tree.view.ts'
import { sameNameView, takenNamesView } from './same-name.view.ts'
import { insertIfAbsent, insertRow, updateRow } from '../../platform/database/rows.ts'

/** Where a new document goes, and its kind. */
export interface DocumentPlace {
  /** A folder id, null for the top, or a path of folder names, created if missing. */
  readonly folder: string | null | readonly string[]
  readonly type: DocumentType
  /** Seen by the brokerage alone. */
  readonly isInternal: boolean
  readonly tags?: readonly string[]
  /** The name of someone without a login who sends it. */
  readonly sentBy?: string
  /** The claim that it belongs to. */
  readonly claim?: { readonly id: string } & ClaimPrivacy
  /** What to do if the name is taken; if undefined, rejects with 409 and the document of that name. */
  readonly onSameName?: SameName | undefined
}

/** Makes a document, or the next version of one, of a file that was received; leaves its own audit row and event. */
export async function addDocument(
  tx: WriteTx,
  context: AccountContext,
  received: ReceivedFile,
  place: DocumentPlace,
): Promise<AccountDocument> {
  const reader = readerOf(context)
  demandPlace(reader, place)
  const folderId = await folderIdOf(tx, context, place)
  const existing = await sameNameView(tx, reader, { ...place, folderId }, received.name)
  if (existing !== null && place.onSameName === undefined) throw sameNameError(existing)
  const now = context.platform.now()
  const id =
    existing !== null && place.onSameName === 'version'
      ? await addVersion(tx, reader, { id: existing.id, received, now })
      : await addNew(tx, reader, { folderId, place, received, now })
  await updateRow(tx, 'document_uploads', { account_code: reader.account, id: received.id }, { document_id: id })
  await tx.record({
    action: 'document.add',
    subject: { type: 'document', id },
    after: { name: received.name, bytes: received.bytes, sha256: received.sha256, isInternal: place.isInternal },
    internal: place.isInternal,
    events: [change(reader.account, 'documents')],
  })
  return (await documentView(tx, withoutLimits(reader), id))!
}

export const sameNameError = (existing: { id: string; name: string } | undefined) =>
  new ErrorResponse(409, 'same_name', documentMessages.sameName, existing === undefined ? {} : { extra: { existing } })

async function folderIdOf(tx: WriteTx, context: AccountContext, { folder, isInternal }: DocumentPlace) {
  if (typeof folder === 'object' && folder !== null) return folderAt(tx, context, folder, isInternal)
  return (await folderView(tx, readerOf(context), folder))?.id ?? null
}

interface New {
  readonly folderId: string | null
  readonly place: DocumentPlace
  readonly received: ReceivedFile
  readonly now: Date
}

/** A document's claim, and who may see it. */
const claimColumns = ({ claim }: DocumentPlace) => ({
  claim_id: claim?.id ?? null,
  is_medical: claim?.isMedical ?? false,
  medical_author: claim?.author ?? null,
})

/** How often to look for a free name while other transactions take it. */
const mostTries = 5

async function addNew(tx: WriteTx, reader: Reader, added: New, tries = mostTries): Promise<string> {
  const { account, userId } = reader
  const { folderId, place, received, now } = added
  const ofClaim = claimColumns(place)
  const taken = await takenNamesView(tx, account, { ...place, folderId, isMedical: ofClaim.is_medical })
  const id = newId(now)
  const isAdded = await insertIfAbsent(tx, 'documents', {
    account_code: account,
    id,
    folder_id: folderId,
    name: freeName(received.name, (name) => taken.has(name.toLowerCase())),
    type: place.type,
    tags: [...(place.tags ?? [])],
    is_internal: place.isInternal,
    ...ofClaim,
    created_by: userId,
    sent_by: place.sentBy ?? null,
    created_at: now,
    changed_at: now,
    trashed_at: null,
  })
  if (!isAdded && place.onSameName === 'both' && tries > 1) return addNew(tx, reader, added, tries - 1)
  if (!isAdded) throw sameNameError(undefined)
  await insertRow(
    tx,
    'document_versions',
    versionOf(received, { account, userId, documentId: id, number: 1, sentBy: place.sentBy, now }),
  )
  return id
}

async function addVersion(
  tx: WriteTx,
  reader: Reader,
  { id, received, now }: { id: string; received: ReceivedFile; now: Date },
): Promise<string> {
  const { account, userId } = reader
  const document = (await documentView(tx, reader, id))!
  if (!document.mayChange) throw new ErrorResponse(403, 'not_allowed', documentMessages.cannotChange)
  const number = document.versionNumber + 1
  if (!(await updateDocument(tx, account, document, { current_number: number, changed_at: now })))
    throw sameNameError(document)
  await insertRow(tx, 'document_versions', versionOf(received, { account, userId, documentId: id, number, now }))
  return id
}

const versionOf = (
  { key, mediaType, bytes, sha256, scan }: ReceivedFile,
  of: { account: string; userId: string; documentId: string; number: number; sentBy?: string | undefined; now: Date },
) => ({
  account_code: of.account,
  document_id: of.documentId,
  number: of.number,
  file_key: key,
  media_type: mediaType,
  bytes,
  sha256,
  scan,
  uploaded_by: of.userId,
  sent_by: of.sentBy ?? null,
  uploaded_at: of.now,
})
