import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand } from '../../../platform/error-response.ts'
import { checkedName } from '../content/receive-file.ts'
import { demandPlace, readerOf } from '../document.access.ts'
import { folderView } from '../folder-tree.view.ts'
import { unfinishedView, uploadStateView } from './upload.view.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/** Starts an upload, or resumes an interrupted one of the same file. */
export const beginUpload: Handler<'POST /api/accounts/{accountId}/uploads'> = async (context, { body }) =>
  context.write(async (tx) => {
    const reader = readerOf(context)
    demand(reader.mayAdd, documentMessages.onlyReads)
    demandPlace(reader, body)
    await folderView(tx, reader, body.folderId)
    const { use, ...draft } = body
    const file = { ...draft, name: checkedName(body.name, use) }
    const now = context.platform.now()
    const begun = await unfinishedView(tx, reader, file)
    const upload = begun ?? { ...file, id: newId(now), received: 0 }
    if (begun === undefined)
      await insertRow(tx, 'document_uploads', {
        account_code: reader.account,
        id: upload.id,
        user_id: reader.userId,
        name: file.name,
        bytes: file.bytes,
        modified_at: file.modifiedAt,
        folder_id: file.folderId,
        is_internal: file.isInternal,
        created_at: now,
      })
    await tx.record({
      action: begun === undefined ? 'document-upload.begin' : 'document-upload.resume',
      subject: { type: 'document-upload', id: upload.id },
      after: { name: file.name, bytes: file.bytes },
      internal: file.isInternal,
    })
    return { status: 200, body: await uploadStateView(tx, reader, upload) }
  })
