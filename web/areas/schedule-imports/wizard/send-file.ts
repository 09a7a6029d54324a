import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { call } from '../../../platform/client.ts'
import { patiently, sendInPieces } from '../../documents/documents.door.ts'

type Sending = Parameters<typeof patiently>[0]

/** Uploads a file in pieces and starts an import with it; undefined if it was canceled. */
export async function sendFile(
  file: File,
  {
    accountId,
    type,
    tabId,
  }: { readonly accountId: string; readonly type: ScheduleType; readonly tabId: number | undefined },
  sending: Sending,
): Promise<string | undefined> {
  const body = { name: file.name, bytes: file.size, modifiedAt: file.lastModified, use: 'IMPORT' as const }
  const begun = await patiently(sending, () =>
    call('POST /api/accounts/{accountId}/uploads', { params: { accountId }, body }),
  )
  const params = { accountId, uploadId: begun.id }
  await sendInPieces(file, params, begun.offset, sending)
  if (sending.isCanceled()) {
    await call('DELETE /api/accounts/{accountId}/uploads/{uploadId}', { params })
    return undefined
  }
  sending.onSent(file.size)
  const made = await patiently(sending, () =>
    call('POST /api/accounts/{id}/schedules/{type}/imports', {
      params: { id: accountId, type },
      body: { uploadId: begun.id, ...(tabId !== undefined && { tabId }) },
    }),
  )
  return made.scheduleImportId
}
