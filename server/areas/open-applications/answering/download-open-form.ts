import type { Handler } from '../../../platform/context.ts'
import { byLink } from '../../applications/applications.public.ts'
import { takeApplication } from '../entering/take-link.ts'

/** The PDF of a shared application. */
export const downloadOpenForm: Handler<'GET /open/apps/{token}/download-digital/{appId}'> = async (
  context,
  { params },
) => {
  const taken = await takeApplication(context, params)
  const { answerer, shared, used } = taken
  const { file } = await taken.write(async (tx) => {
    await used(tx, 'DOWNLOADED', { applicationId: shared.id })
    await tx.record({ action: 'open-link.download', subject: { type: 'application', id: shared.id } })
    return { status: 200, file: await byLink.fileOf(tx, answerer, shared.id) }
  })
  return { status: 200, file }
}
