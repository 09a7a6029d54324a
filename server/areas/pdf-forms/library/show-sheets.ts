import type { Handler } from '../../../platform/context.ts'
import { draftedForm, type LevelHandler } from '../../forms/forms.public.ts'
import { sheetsFile } from './sheets-file.ts'

/** The empty PDF of a form of a library. */
export const showSheets: LevelHandler<
  | Handler<'GET /api/pdf-forms/{formId}/file'>
  | Handler<'GET /api/broker-admin/{id}/pdf-forms/{formId}/file'>
  | Handler<'GET /api/accounts/{accountId}/pdf-forms/{formId}/file'>
> = async (context, { params: { formId } }) =>
  context.read(async (tx) => {
    await draftedForm(tx, context, formId)
    return { status: 200, file: await sheetsFile(tx, context.platform, formId) }
  })
