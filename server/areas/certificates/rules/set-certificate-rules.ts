import type { Handler } from '../../../platform/context.ts'
import { saveRow } from '../../../platform/database/rows.ts'
import { brokerageChange } from '../../events/events.public.ts'
import { certificateRulesView } from './certificate-rules.view.ts'

/** Sets the rules of a brokerage for certificates. Issued ones stay as they are. */
export const setCertificateRules: Handler<'PUT /api/brokerages/{brokerCode}/certificate-rules'> = async (
  context,
  { body },
) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    const before = await certificateRulesView(tx, brokerage)
    await saveRow(tx, 'certificate_rules', ['brokerage_code'], { brokerage_code: brokerage, ...body })
    await tx.record({
      action: 'brokerage.certificate-rules',
      subject: { type: 'brokerage', id: brokerage },
      before,
      after: body,
      events: [brokerageChange(brokerage, 'certificates')],
    })
    return { status: 200, body }
  })
