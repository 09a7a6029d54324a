import type { Handler } from '../../platform/context.ts'
import { notFound } from '../../platform/error-response.ts'
import { deletionFile } from './deletion-file.view.ts'

/** The export of an account. */
export const downloadExport: Handler<'GET /api/administration/deletions/{code}/export'> = async (
  context,
  { params: { code } },
) => {
  const found = await context.read((tx) => deletionFile(tx, code, 'export'))
  if (found === undefined) throw notFound()
  const { files } = context.platform
  return {
    status: 200,
    file: {
      name: `${code} export.zip`,
      type: 'application/zip',
      bytes: found.bytes,
      disposition: 'attachment',
      open: (range) => files.open(found.key, range),
    },
  }
}
