import type { PlacementKind } from '@portico/contract/areas/placement/placement-kinds.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { type QuoteStatus, quoteStatusNames } from '@portico/contract/areas/quotes/quote-statuses.ts'
import type { MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { seal } from '../../placement/placement.door.ts'
import type { PlacedLine } from '../placed-lines.view.ts'

const kinds: Readonly<Record<QuoteStatus, PlacementKind>> = {
  SUBMITTED: 'SENT',
  INDICATED: 'QUOTED',
  QUOTED: 'QUOTED',
  DECLINED: 'NO_QUOTE',
  NOT_TAKEN_UP: 'NOT_TAKEN_UP',
}

/** By whom an entry of the record is. */
export const authorOf = ({ actor }: Pick<AccountContext, 'actor'>) => ({
  userId: actor.userId,
  name: fullName(actor),
})

/** Seals a quote as it stands now, for the brokerage alone: with commission and notes. */
export function sealMarket(tx: Tx, context: AccountContext, cycleId: string, quote: MarketQuote): Promise<void> {
  const { questions: _questions, differences: _differences, decision: _decision, packets: _packets, ...kept } = quote
  const { carrier, line, status } = quote
  return seal(tx, context.account.account, cycleId, {
    kind: kinds[status],
    what: `${carrier}, ${policyTypeName(line)}: ${quoteStatusNames[status].toLowerCase()}`,
    by: authorOf(context),
    at: context.platform.now(),
    payload: kept,
    isInternal: true,
  })
}

/** Seals what is asked of the market for a line, as it is when the first market is asked. */
export function sealRequest(tx: Tx, context: AccountContext, cycleId: string, placed: PlacedLine): Promise<void> {
  const { line, requested, expiring } = placed
  return seal(tx, context.account.account, cycleId, {
    kind: 'REQUESTED',
    what: `Coverage requested for ${policyTypeName(line)}`,
    by: authorOf(context),
    at: context.platform.now(),
    payload: { line, requested, expiring },
  })
}
