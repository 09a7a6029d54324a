import type { OutgoingFile } from '@portico/contract/kit/call.ts'
import type { AccountContext } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { insertRows } from '../../../platform/database/rows.ts'
import { readerOf, type Reader } from '../document.access.ts'
import { type StoredVersion, storedVersionView } from './stored-version.view.ts'
import { hasSeen } from './views.view.ts'

type How = 'PREVIEW' | 'DOWNLOAD' | 'ZIP'

/** The file of a document for a person who may see it; audits the view before the first byte is sent. */
export async function readDocument(
  context: AccountContext,
  asked: { readonly id: string; readonly number?: number | undefined },
  how: Exclude<How, 'ZIP'>,
): Promise<OutgoingFile> {
  const reader = readerOf(context)
  const { files } = context.platform
  const found = await context.read((tx) => storedVersionView(tx, reader, asked))
  if (found === undefined) throw notFound()
  if (!(await goesOn(context, reader, found)))
    await context.write(async (tx) => {
      await recordViews(tx, reader, { how, versions: [found], at: context.platform.now() })
      return { status: 204 }
    })
  return {
    name: found.name,
    type: found.mediaType,
    bytes: found.bytes,
    disposition: how === 'PREVIEW' ? 'inline' : 'attachment',
    open: (range) => files.open(found.key, range),
  }
}

/** How long later parts of a file belong to the view that started with its first byte. */
const lookMs = 24 * 3_600_000

/** Whether a request for a later part of a file comes from a person who is known to have started it. */
async function goesOn(context: AccountContext, reader: Reader, version: StoredVersion): Promise<boolean> {
  if (!/^bytes=0*[1-9]/.test(context.header('range') ?? '')) return false
  const since = new Date(context.platform.now().getTime() - lookMs)
  return context.read((tx) => hasSeen(tx, reader, version, since))
}

/** Keeps who saw what: for the library's own list, and in the audit. */
export async function recordViews(
  tx: WriteTx,
  { account, userId }: Reader,
  { how, versions, at }: { how: How; versions: readonly StoredVersion[]; at: Date },
): Promise<void> {
  await insertRows(
    tx,
    'document_views',
    versions.map(({ id, number }) => ({
      account_code: account,
      document_id: id,
      user_id: userId,
      how,
      version_number: number,
      at,
    })),
  )
  for (const { id, name, number, isInternal } of versions) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await tx.record({
      action: `document.${how.toLowerCase()}`,
      subject: { type: 'document', id },
      after: { name, number },
      internal: isInternal,
    })
  }
}
