import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { importView } from '../import.view.ts'

/** Downloads an import's original file; audits it before the first byte is sent. */
export const downloadImportFile: Handler<
  'GET /api/administration/schedule-imports/{accountId}/{importId}/file'
> = async (context, { params }) => {
  const at = { account: context.account.account, id: params.importId }
  const stored = await context.read((tx) => importView(tx, at))
  const key = stored?.file_key ?? null
  if (stored === undefined || key === null) throw notFound()
  await context.write(async (tx) => {
    await tx.record({
      action: 'schedule_import.download',
      subject: { type: 'schedule_import', id: stored.id },
      after: { name: stored.file_name },
      internal: true,
    })
    return { status: 204 }
  })
  const { files } = context.platform
  return {
    status: 200,
    file: {
      name: stored.file_name,
      type: stored.media_type,
      bytes: stored.bytes,
      disposition: 'attachment',
      open: (range) => files.open(key, range),
    },
  }
}
