import type { PlacementKind } from '@portico/contract/areas/placement/placement-kinds.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { type QuoteStatus, quoteStatusNames } from '@portico/contract/areas/quotes/quote-statuses.ts'
import type { MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { seal } from '../../placement/placement.public.ts'
import type { PlacedLine } from '../placed-lines.view.ts'

const kinds: Readonly<Record<QuoteStatus, PlacementKind>> = {
  SUBMITTED: 'SENT',
  INDICATED: 'QUOTED',
  QUOTED: 'QUOTED',
  DECLINED: 'NO_QUOTE',
  NOT_TAKEN_UP: 'NOT_TAKEN_UP',
}

/** The author of a chain entry. */
export const authorOf = ({ actor }: Pick<AccountContext, 'actor'>) => ({
  userId: actor.userId,
  name: fullName(actor),
})

/** Adds the current quote to the placement chain, for the brokerage only: with commission and notes. */
export function sealMarket(tx: Tx, context: AccountContext, cycleId: string, quote: MarketQuote): Promise<void> {
  const { questions: _questions, differences: _differences, decision: _decision, packets: _packets, ...stored } = quote
  const { carrier, line, status } = quote
  return seal(tx, context.account.account, cycleId, {
    kind: kinds[status],
    what: `${carrier}, ${policyTypeName(line)}: ${quoteStatusNames[status].toLowerCase()}`,
    by: authorOf(context),
    at: context.platform.now(),
    payload: stored,
    isInternal: true,
  })
}

/** Adds a line's market submission to the placement chain, as of the first market. */
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
