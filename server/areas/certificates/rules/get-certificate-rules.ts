import type { Handler } from '../../../platform/context.ts'
import { certificateRulesView } from './certificate-rules.view.ts'

/** The rules of a brokerage for certificates. */
export const getCertificateRules: Handler<'GET /api/brokerages/{brokerCode}/certificate-rules'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => certificateRulesView(tx, context.brokerage.brokerage)),
})
