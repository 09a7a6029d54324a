import type { Handler } from '../../../platform/context.ts'
import { isId } from '../../../platform/ids.ts'
import { notFound } from '../../../platform/error-response.ts'
import { demandReader } from '../vendors.access.ts'
import { requirementVersionsView } from './sets.view.ts'

/** The versions of a requirement set. */
export const listVersions: Handler<'GET /api/accounts/{accountId}/vendor-requirement-sets/{setId}/versions'> = async (
  context,
  { params },
) => {
  demandReader(context)
  if (!isId(params.setId)) throw notFound()
  const versions = await context.read((tx) => requirementVersionsView(tx, context.account.account, params.setId))
  if (versions.length === 0) throw notFound()
  return { status: 200, body: versions }
}
