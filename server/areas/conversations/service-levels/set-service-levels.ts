import type { Handler } from '../../../platform/context.ts'
import { saveRow } from '../../../platform/database/rows.ts'
import { inSequence } from '../../../platform/write.ts'
import { serviceLevelsView } from './service-levels.view.ts'

/** Sets how soon a brokerage answers. Answers that are due already stay due as they are. */
export const setServiceLevels: Handler<'PUT /api/brokerages/{brokerCode}/service-levels'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    const before = await serviceLevelsView(tx, brokerage)
    await inSequence(Object.entries(body), ([topic, hours]) =>
      saveRow(tx, 'service_levels', ['brokerage_code', 'topic'], {
        brokerage_code: brokerage,
        topic,
        answer_hours: hours,
      }),
    )
    await tx.record({
      action: 'brokerage.service-levels',
      subject: { type: 'brokerage', id: brokerage },
      before,
      after: body,
    })
    return { status: 200, body }
  })
