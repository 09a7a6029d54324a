import type { Handler } from '../../platform/context.ts'
import { notFound } from '../../platform/error-response.ts'
import { deletionFile } from './deletion-file.view.ts'

/** The certificate of an account. */
export const downloadCertificate: Handler<'GET /api/administration/deletions/{code}/certificate'> = async (
  context,
  { params: { code } },
) => {
  const found = await context.read((tx) => deletionFile(tx, code, 'certificate'))
  if (found === undefined) throw notFound()
  const { files } = context.platform
  return {
    status: 200,
    file: {
      name: `${code} certificate.pdf`,
      type: 'application/pdf',
      bytes: found.bytes,
      disposition: 'attachment',
      open: (range) => files.open(found.key, range),
    },
  }
}
