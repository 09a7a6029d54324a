import { sampleAnswers } from '@portico/contract/areas/pdf-forms/sample-answers.ts'
import type { Handler } from '../../../platform/context.ts'
import { madeFile } from '../../../platform/files/made-file.ts'
import { draftedForm, type LevelHandler } from '../../forms/forms.public.ts'
import { filledPdf } from './filled-pdf.ts'

/** The PDF of a form's draft filled with sample answers. Nothing is stored. */
export const testFill: LevelHandler<
  | Handler<'GET /api/pdf-forms/{formId}/test-fill'>
  | Handler<'GET /api/broker-admin/{id}/pdf-forms/{formId}/test-fill'>
  | Handler<'GET /api/accounts/{accountId}/pdf-forms/{formId}/test-fill'>
> = async (context, { params: { formId } }) => {
  const { name, make } = await context.read(async (tx) => {
    const { form, layout } = await draftedForm(tx, context, formId)
    const title = `${form.name} (test)`
    const said = { title, foot: `${title} · sample answers`, at: context.platform.now() }
    const filling = { formId, layout, values: sampleAnswers(layout), ...said }
    return { name: form.name, make: await filledPdf(tx, context.platform, filling) }
  })
  return {
    status: 200,
    file: madeFile(await make(), {
      name: `${name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_')} test.pdf`,
      type: 'application/pdf',
      disposition: 'inline',
    }),
  }
}
