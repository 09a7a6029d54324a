import type { Handler } from '../../../platform/context.ts'
import { plainName } from '../../../platform/files/plain-name.ts'
import { notFound } from '../../../platform/error-response.ts'
import { demandReader } from '../id-cards.access.ts'
import { evidenceFile } from './issued-evidence.view.ts'

/** Evidence of property as issued. */
export const downloadEvidence: Handler<'GET /api/accounts/{accountId}/property-evidence/{evidenceId}'> = async (
  context,
  { params },
) => {
  const { account } = demandReader(context)
  const found = await context.read((tx) => evidenceFile(tx, account, params.evidenceId))
  if (found === undefined) throw notFound()
  const { number, key, bytes } = found
  const open = (range: Parameters<typeof context.platform.files.open>[1]) => context.platform.files.open(key, range)
  const name = `${plainName(`Evidence of property ${number}`)}.pdf`
  return { status: 200, file: { name, type: 'application/pdf', bytes, disposition: 'attachment', open } }
}
