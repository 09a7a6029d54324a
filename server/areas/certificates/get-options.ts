import type { Handler } from '../../platform/context.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { policiesInForce } from './certificate-policies.view.ts'
import { demandReader } from './certificates.access.ts'
import { certificateForms } from './document/certificate-printer.ts'
import { holdersView } from './holders/holders.view.ts'
import { reviewRuleFor } from './rules/certificate-rules.view.ts'

/** What certificates of an account are requested from. */
export const getOptions: Handler<'GET /api/accounts/{accountId}/certificate-options'> = async (context) => {
  const reader = demandReader(context)
  const { account, mayWrite } = reader
  const today = todayOf(context)
  return context.read(async (tx) => {
    const [policies, holders, forms, review] = await Promise.all([
      policiesInForce(tx, account, today),
      holdersView(tx, account),
      certificateForms(tx, context.account, today),
      reviewRuleFor(tx, context, reader),
    ])
    const pdfForms = forms.map(({ form: { formId, name } }) => ({ formId, name }))
    return { status: 200, body: { policies, holders, pdfForms, today, review, mayRequest: mayWrite } }
  })
}
