import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { decisionErrors, totalWith } from '@portico/contract/areas/quotes/decision.rules.ts'
import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import { changesOf } from '@portico/contract/areas/quotes/quote.rules.ts'
import type { DecisionDraft, ReviewQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound, ErrorResponse, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { seal } from '../../placement/placement.public.ts'
import { putDecision } from '../decision.store.ts'
import { staffToNotify } from '../people-to-notify.view.ts'
import { publicationsView, type QuoteRow, quoteRow } from '../quote-rows.view.ts'
import { acceptedPrimaryView } from '../quote-talk.view.ts'
import { reviewerOf } from '../quotes.access.ts'
import { optionView } from './review.view.ts'
import { authorOf } from '../market/seal-market.ts'
import { settled } from '../open-cycle.ts'
import type { Cycle } from '../shown-cycle.ts'
import { notifyOfQuotes } from '../notify-of-quotes.ts'

interface Deciding {
  readonly cycle: Cycle
  readonly quoteId: string
  readonly body: DecisionDraft
}

/**
 * Stores a client's decision on an option, adds it to the chain and notifies people, in the caller's transaction and
 * with its rights.
 */
export async function lockDecision(
  tx: WriteTx,
  context: AccountContext,
  { cycle, quoteId, body }: Deciding,
): Promise<{ readonly before: ReviewQuote['decision']; readonly stored: StoredDecision; readonly cycle: Cycle }> {
  const reviewer = reviewerOf(context)
  const { account } = reviewer
  const option = await optionView(tx, reviewer, { cycle, today: todayOf(context), quoteId })
  const row = await quoteRow(tx, account, { cycleId: cycle.id, quoteId })
  if (option === undefined || row === undefined) throw notFound()
  if (option.decision?.isOrdered === true)
    throw unprocessable({ choice: quoteMessages.afterOrder }, quoteMessages.afterOrder)
  if (body.publication !== option.publication) throw await changedError(tx, account, { cycle, option, body })
  await demandDecidable(tx, account, { row, option, body })
  const stored = keptDecision(option, body)
  await putDecision(tx, {
    account_code: account,
    quote_id: quoteId,
    cycle_id: cycle.id,
    line: row.line,
    is_primary: option.layer === 'PRIMARY',
    publication: option.publication,
    choice: stored.choice,
    reason: stored.reason,
    coverages: JSON.stringify(stored.coverages),
    total_cents: stored.total,
    decided_by: reviewer.userId,
    decided_at: context.platform.now(),
  })
  await sealAndTell(tx, context, { cycle, row, option, stored })
  return { before: option.decision, stored, cycle: await settled(tx, context, cycle) }
}

/** The option was changed since it was looked at: the answer carries both. */
async function changedError(
  tx: Tx,
  account: string,
  { cycle, option, body }: { readonly cycle: Cycle; readonly option: ReviewQuote; readonly body: DecisionDraft },
): Promise<ErrorResponse> {
  const publications = (await publicationsView(tx, account, cycle.id)).get(option.id)!
  const seen = publications[body.publication - 1]
  if (seen === undefined) return notFound()
  const { number, content, published_at } = seen
  return new ErrorResponse(409, 'changed', quoteMessages.changed, {
    extra: {
      seen: { publication: number, publishedAt: published_at.toISOString(), total: content.total },
      current: { ...option, changes: changesOf(content, publications[option.publication - 1]!.content) },
    },
  })
}

async function demandDecidable(
  tx: Tx,
  account: string,
  { row, option, body }: { readonly row: QuoteRow; readonly option: ReviewQuote; readonly body: DecisionDraft },
): Promise<void> {
  const errors = decisionErrors(option, body)
  const [first] = Object.values(errors)
  if (first !== undefined) throw unprocessable(errors, first)
  if (body.choice === 'DECLINED' || option.layer !== 'PRIMARY') return
  const accepted = await acceptedPrimaryView(tx, account, { cycleId: row.cycle_id, line: row.line })
  if (accepted !== undefined && accepted !== row.id)
    throw unprocessable({ choice: quoteMessages.secondPrimary }, quoteMessages.secondPrimary)
}

type StoredDecision = Pick<DecisionDraft, 'choice' | 'publication' | 'reason' | 'acknowledged' | 'coverages'> & {
  readonly total: number | null
}

/** Of an option that is declined nothing is chosen. */
function keptDecision(
  option: ReviewQuote,
  { choice, publication, reason, acknowledged, coverages }: DecisionDraft,
): StoredDecision {
  const chosen = choice === 'ACCEPTED' ? coverages : []
  return { choice, publication, reason, acknowledged, coverages: chosen, total: totalWith(option, chosen) }
}

async function sealAndTell(
  tx: WriteTx,
  context: AccountContext,
  of: { readonly cycle: Cycle; readonly row: QuoteRow; readonly option: ReviewQuote; readonly stored: StoredDecision },
): Promise<void> {
  const { cycle, row, option, stored } = of
  const { account } = context.account
  const name = `${option.carrier}, ${policyTypeName(row.line)}`
  const by = authorOf(context)
  const at = context.platform.now()
  const word = stored.choice === 'ACCEPTED' ? 'accepted' : 'declined'
  await seal(tx, account, cycle.id, {
    kind: stored.choice,
    what: `${name}: ${word}`,
    by,
    at,
    payload: { quoteId: row.id, line: row.line, ...stored, expiresOn: option.expiresOn },
  })
  const declined = stored.coverages.filter(({ isTaken }) => !isTaken)
  for (const coverage of declined) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await seal(tx, account, cycle.id, {
      kind: 'DECLINED',
      what: `${name}: ${coverage.name} declined`,
      by,
      at,
      payload: { quoteId: row.id, line: row.line, publication: stored.publication, coverage },
    })
  }
  await notifyOfQuotes(tx, context, {
    cycle,
    people: await staffToNotify(tx, account, row.id),
    page: 'internal-quote-review',
    message: `${by.name} ${word} a quote: ${name}`,
    note: noteOf(stored, declined),
  })
}

function noteOf({ choice, reason }: StoredDecision, declined: StoredDecision['coverages']): string {
  if (choice === 'DECLINED') return reason
  if (declined.length === 0) return 'With every optional coverage'
  return `Declined: ${declined.map(({ name }) => name).join(', ')}`
}
