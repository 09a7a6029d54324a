import type { RenewalStage } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sql } from 'kysely'
import { accountHead } from '../../accounts/accounts.public.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import type { AccountContext } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { notFound } from '../../../platform/error-response.ts'
import { cycleView } from '../../renewals/renewals.public.ts'
import type { SubmittedCycle } from './content.view.ts'

/** A renewal with the data that decides whether it may still be submitted. */
export interface WantedCycle extends SubmittedCycle {
  readonly company: string
  readonly stage: RenewalStage
  readonly isOver: boolean
}

/** The renewal of a call, by id or as `current`; ends the call if it does not exist. */
export async function wantedCycle(tx: Tx, account: string, cycleId: string): Promise<WantedCycle> {
  const cycle = cycleId === 'current' || isId(cycleId) ? await cycleView(tx, account, cycleId) : undefined
  if (cycle === undefined) throw notFound()
  return {
    id: cycle.id,
    effectiveOn: cycle.effective_on,
    company: (await accountHead(tx, account)).companyName,
    stage: cycle.stage,
    isOver: !cycle.is_current || cycle.stage === 'BOUND' || cycle.stage === 'CLOSED',
  }
}

/** Holds a renewal until the transaction ends, so that its submissions come one after the other. */
export async function holdCycle(tx: Tx, account: string, { id }: SubmittedCycle): Promise<void> {
  await sql`select from renewal_cycles where account_code = ${account} and id = ${id} for update`.execute(tx.db)
}

/** The renewal as of today, to ask how far its sections are. */
export const termOf = ({ id, effectiveOn }: SubmittedCycle, context: Pick<AccountContext, 'account' | 'platform'>) => ({
  cycle: { id, effective_on: effectiveOn },
  today: todayOf(context),
})
