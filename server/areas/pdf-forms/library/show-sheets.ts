import type { Verb } from '../../../platform/context.ts'
import { draftedForm, type LevelVerb } from '../../forms/forms.door.ts'
import { sheetsFile } from './sheets-file.ts'

/** The empty PDF of a form of a library. */
export const showSheets: LevelVerb<
  | Verb<'GET /api/pdf-forms/{formId}/file'>
  | Verb<'GET /api/broker-admin/{id}/pdf-forms/{formId}/file'>
  | Verb<'GET /api/accounts/{accountId}/pdf-forms/{formId}/file'>
> = async (context, { params: { formId } }) =>
  context.read(async (tx) => {
    await draftedForm(tx, context, formId)
    return { status: 200, file: await sheetsFile(tx, context.platform, formId) }
  })
