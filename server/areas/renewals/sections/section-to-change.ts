import type { RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { SectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { cycleToChange } from '../cycles/cycle-change.ts'
import type { CycleRow } from '../cycles/cycle.view.ts'
import { seesSection } from '../renewal.access.ts'
import { sectionView } from './sections.view.ts'

interface Named {
  readonly cycleId: string
  readonly kind: SectionKind
}

/** The current section, its renewal locked until the transaction ends. A section that the user may not see is unknown. */
export async function sectionToChange(
  tx: Tx,
  context: AccountContext,
  { cycleId, kind }: Named,
): Promise<{ readonly cycle: CycleRow; readonly section: RenewalSection }> {
  const cycle = await cycleToChange(tx, context.account.account, cycleId)
  if (!seesSection(context.account, kind)) throw notFound()
  const section = await sectionView(tx, context.account, { cycle, today: todayOf(context), kind })
  if (section === undefined) throw notFound()
  return { cycle, section }
}
