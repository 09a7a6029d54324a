import { criticalPath, type PathStep } from '@portico/contract/areas/renewals/critical-path.ts'
import { type Held, heldDays } from '@portico/contract/areas/renewals/held-days.ts'
import { leadDaysFor } from '@portico/contract/areas/renewals/lead-times.ts'
import type { CriticalPath, CriticalStep, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { isOver } from '@portico/contract/areas/renewals/renewal-stages.ts'
import { isSectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import { stepsDone } from '@portico/contract/areas/renewals/steps-done.ts'
import type { AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { dayIn } from '../../../platform/dates/today.ts'
import type { CycleRow } from '../cycles/cycle.view.ts'
import { seesSection } from '../renewal.access.ts'
import { accountManager } from '../sections/people.view.ts'
import { sectionsView } from '../sections/sections.view.ts'
import { historyView } from './history.view.ts'
import { leadRulesView } from './lead-times.view.ts'

/** A step and its owner. */
export type OwnedStep = PathStep & Pick<CriticalStep, 'owner'>

interface Path {
  readonly steps: readonly OwnedStep[]
  readonly slippingDays: number | null
  readonly held: Held
}

interface Asked {
  readonly cycle: CycleRow
  readonly now: Date
  /** All sections of the renewal, if the caller has read them already. */
  readonly sections?: Promise<readonly RenewalSection[]>
}

/** The critical path of a renewal, with all of its sections, for any reader. */
export async function pathOf(
  tx: Tx,
  owner: Pick<AccountAccess, 'account' | 'brokerage' | 'timeZone'>,
  { cycle, now, sections: reading }: Asked,
): Promise<Path> {
  const today = dayIn(owner.timeZone, now)
  const [sections, events, rules, manager] = await Promise.all([
    reading ?? sectionsView(tx, owner, { cycle, today }),
    historyView(tx, owner.account, cycle.id),
    leadRulesView(tx, owner.brokerage),
    accountManager(tx, owner.account),
  ])
  const before = sections.filter((section) => section.isBeforeSubmission)
  const { steps, slippingDays } = criticalPath({
    effectiveOn: cycle.effective_on,
    startedOn: dayIn(owner.timeZone, cycle.created_at),
    today,
    leadDays: leadDaysFor(rules, cycle.effective_on),
    openSections: before.filter(({ isComplete }) => !isComplete && !isOver(cycle.stage)),
    hasFinished: before.some(({ isComplete }) => isComplete),
    doneAt: stepsDone(events),
  })
  const held = heldDays({
    startedAt: cycle.created_at.toISOString(),
    until: now.toISOString(),
    kinds: before.map(({ kind }) => kind),
    events,
  })
  return {
    steps: steps.map((step) => ({ ...step, owner: ownerOf(step, before, manager ?? null) })),
    slippingDays,
    held,
  }
}

/** The path as someone sees it: without the sections that their permissions hide. */
export const pathFor = (access: AccountAccess, { steps, slippingDays, held }: Path): CriticalPath => ({
  steps: steps.filter(({ step }) => !isSectionKind(step) || seesSection(access, step)),
  slippingDays,
  held,
})

/** A section is its owner's; what the brokerage does after them is its account manager's. */
function ownerOf(
  { step, side }: PathStep,
  sections: readonly RenewalSection[],
  manager: CriticalStep['owner'],
): CriticalStep['owner'] {
  const section = sections.find(({ kind }) => kind === step)
  if (section !== undefined) return section.owner
  return side === 'BROKER' ? manager : null
}
