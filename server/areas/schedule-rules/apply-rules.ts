import { utcDay } from '@portico/contract/kit/zone.rules.ts'
import type { Platform } from '../../platform/platform.ts'
import { updateRow } from '../../platform/database/rows.ts'
import { inSequence } from '../../platform/write.ts'
import { storedRows } from '../schedules/schedules.public.ts'
import { rulesDue } from './apply-rules.view.ts'

const queue = 'schedule-rules-due'

/** Has stored rows checked again on the first day of a rule, and on the day after its last. */
export function scheduleRules(platform: Platform): void {
  platform.jobs.work(queue, () => applyDueRules(platform))
  platform.jobs.schedule(queue, '10 * * * *')
}

/** Checks rows again when rules start or stop applying to them. */
export async function applyDueRules(platform: Platform): Promise<void> {
  await platform.database.write('system', async (tx) => {
    const due = await rulesDue(tx, utcDay(platform.now()))
    await inSequence(due, async ({ id, isInForce, ...of }) => {
      await updateRow(tx, 'schedule_rules', { id }, { is_applied: isInForce })
      await storedRows.recheck(tx, platform, of)
    })
  })
}
