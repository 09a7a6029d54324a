import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { wantedRow } from '../entries/open-application.ts'
import { applicationFile } from './download-application.ts'

/** The filled PDF of a PDF application: as stored when done, else current. A digital application has none. */
export const downloadFile: Handler<'GET /api/accounts/{id}/apps/file/{appId}'> = async (context, { params }) =>
  context.read(async (tx) => {
    const { account } = context.account
    const { isPdf } = await wantedRow(tx, account, params.appId)
    if (!isPdf) throw notFound()
    return { status: 200, file: await applicationFile(tx, { ...context, ...context.account }, params.appId) }
  })
