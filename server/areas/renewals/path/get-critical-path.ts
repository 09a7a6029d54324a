import { criticalPath, type PathStep } from '@portico/contract/areas/renewals/critical-path.ts'
import { heldDays } from '@portico/contract/areas/renewals/held-days.ts'
import { leadDaysFor } from '@portico/contract/areas/renewals/lead-times.ts'
import type { CriticalStep, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { isOver } from '@portico/contract/areas/renewals/renewal-stages.ts'
import { isBeforeSubmission, type SectionKind, sectionKinds } from '@portico/contract/areas/renewals/section-kinds.ts'
import { stepsDone } from '@portico/contract/areas/renewals/steps-done.ts'
import type { Verb } from '../../../platform/context.ts'
import { wantedCycle } from '../cycles/cycle.view.ts'
import { seesSection } from '../renewal.access.ts'
import { accountManager } from '../sections/people.view.ts'
import { sectionsView } from '../sections/sections.view.ts'
import { today } from '../today.ts'
import { historyView } from './history.view.ts'
import { leadRulesView } from './lead-times.view.ts'

/** Until when each step is safe, when it will be done, and who has had the renewal how long. */
export const getCriticalPath: Verb<'GET /api/accounts/{accountId}/renewals/{cycleId}/critical-path'> = async (
  context,
  { params },
) =>
  context.read(async (tx) => {
    const { account } = context
    const day = today(context.platform)
    const cycle = await wantedCycle(tx, account.account, params.cycleId)
    const [sections, events, rules, manager] = await Promise.all([
      sectionsView(tx, account, { cycle, today: day }),
      historyView(tx, account.account, cycle.id),
      leadRulesView(tx, account.brokerage),
      accountManager(tx, account.account),
    ])
    const before = sections.filter((section) => section.isBeforeSubmission)
    const { steps, slippingDays } = criticalPath({
      effectiveOn: cycle.effective_on,
      startedOn: cycle.created_at.toISOString().slice(0, 10),
      today: day,
      leadDays: leadDaysFor(rules, cycle.effective_on),
      openSections: before.filter(({ isComplete }) => !isComplete && !isOver(cycle.stage)),
      doneAt: stepsDone(events),
    })
    const held = heldDays({
      startedAt: cycle.created_at.toISOString(),
      until: context.platform.now().toISOString(),
      kinds: before.map(({ kind }) => kind),
      events,
    })
    const shown = steps.filter(({ step }) => !isSection(step) || seesSection(account, step))
    return {
      status: 200,
      body: {
        steps: shown.map((step) => ({ ...step, owner: ownerOf(step, before, manager ?? null) })),
        slippingDays,
        held,
      },
    }
  })

const isSection = (step: PathStep['step']): step is SectionKind =>
  (sectionKinds as readonly string[]).includes(step) && isBeforeSubmission(step as SectionKind)

/** A section is its owner's; what the brokerage does is its account manager's. */
function ownerOf(
  { step, side }: PathStep,
  sections: readonly RenewalSection[],
  manager: CriticalStep['owner'],
): CriticalStep['owner'] {
  if (isSection(step)) return sections.find(({ kind }) => kind === step)?.owner ?? null
  return side === 'BROKER' ? manager : null
}
