import { trashDays } from '@portico/contract/areas/documents/document.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { write } from '../../platform/write.ts'
import { deleteRow } from '../../platform/database/rows.ts'
import { keyOf } from './content/receive-file.ts'
import { deleteUpload } from './documents.store.ts'
import { removeParts } from './uploads/upload-parts.ts'

const queue = 'documents-sweep'
const dayMs = 86_400_000

/**
 * Every hour, once no matter how many servers run: deletes unfinished uploads of yesterday, files without a document,
 * and expired trash.
 */
export function sweepDocuments(platform: Platform): void {
  platform.jobs.work(queue, () => sweep(platform))
  platform.jobs.schedule(queue, '41 * * * *')
}

/** Sweeps once. Files go before their rows: what fails half-way is found again by the next sweep. */
export async function sweep(platform: Platform): Promise<void> {
  const now = platform.now().getTime()
  const uploads = await platform.database.read('system', (tx) => abandoned(tx, new Date(now - dayMs)))
  for (const { account, id, received, isFinished } of uploads) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that no other work waits long
    await removeParts(platform.files, id, received)
    // oxlint-disable-next-line no-await-in-loop -- likewise
    if (!isFinished) await platform.files.remove(keyOf(id))
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await platform.database.write({ account }, (tx) => deleteUpload(tx, account, id))
  }
  const trashed = await platform.database.read('system', (tx) => longTrashed(tx, new Date(now - trashDays * dayMs)))
  for (const document of trashed) {
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await purge(platform, document)
  }
}

interface Trashed {
  readonly account: string
  readonly id: string
  readonly name: string
  readonly isInternal: boolean
  readonly isMedical: boolean
  readonly keys: readonly string[]
}

async function purge(platform: Platform, { account, id, name, isInternal, isMedical, keys }: Trashed): Promise<void> {
  for (const key of keys) {
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await platform.files.remove(key)
  }
  const author = { userId: undefined, requestId: queue, scope: { account }, idempotency: undefined }
  await write(platform, author, async (tx) => {
    await deleteRow(tx, 'documents', { account_code: account, id })
    const subject = { type: 'document', id }
    // The activity hides entries about a medical document even after it is deleted.
    await tx.record({
      action: 'document.purge',
      subject,
      before: { name },
      internal: isInternal,
      ...(isMedical && { after: { isMedical } }),
    })
    return { status: 204 }
  })
}

async function abandoned(tx: Tx, before: Date) {
  const { rows } = await sql<{ account: string; id: string; received: number; isFinished: boolean }>`
    select account_code as account, id, received, document_id is not null as "isFinished" from document_uploads where created_at < ${before}`.execute(
    tx.db,
  )
  return rows
}

async function longTrashed(tx: Tx, before: Date): Promise<readonly Trashed[]> {
  const { rows } = await sql<Trashed>`select documents.account_code as account, documents.id, name,
      is_internal as "isInternal", is_medical as "isMedical", array_agg(file_key) as keys
    from documents join document_versions
      on document_versions.account_code = documents.account_code and document_id = documents.id
    where trashed_at < ${before} group by 1, 2, 3, 4, 5`.execute(tx.db)
  return rows
}
