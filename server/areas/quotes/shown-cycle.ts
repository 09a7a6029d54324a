import type { RenewalCycle } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { cycleView } from '../renewals/renewals.public.ts'

export type Cycle = NonNullable<Awaited<ReturnType<typeof cycleView>>>

/** A renewal, as quotes name it. */
export const shownCycle = (cycle: Cycle): RenewalCycle => ({
  id: cycle.id,
  effectiveOn: cycle.effective_on,
  isCurrent: cycle.is_current,
  stage: cycle.stage,
  version: cycle.version,
})
