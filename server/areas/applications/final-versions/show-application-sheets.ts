import type { Handler } from '../../../platform/context.ts'
import { sheetsFile } from '../../pdf-forms/pdf-forms.public.ts'
import { wantedRow } from '../entries/open-application.ts'

/** The empty PDF that a PDF application is answered on. */
export const showApplicationSheets: Handler<'GET /api/accounts/{id}/apps/{appId}/sheets'> = async (
  context,
  { params },
) =>
  context.read(async (tx) => {
    const { formId } = await wantedRow(tx, context.account.account, params.appId)
    return { status: 200, file: await sheetsFile(tx, context.platform, formId) }
  })
