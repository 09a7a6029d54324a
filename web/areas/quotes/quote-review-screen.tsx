import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import { isOver } from '@portico/contract/areas/renewals/renewal-stages.ts'
import type { QuoteReview } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { statusOf } from '../../platform/call-error.ts'
import { formatShortDate } from '../../platform/formats.ts'
import { useAccount } from '../accounts/accounts.public.ts'
import { actsForBrokerage } from '../people/people.public.ts'
import { PlacementCard } from '../placement/placement.public.ts'
import { CycleChooser, useShownCycle } from '../renewals/renewals.public.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { PremiumSummaryCard } from './premium-summary-card.tsx'
import { ProposalLink } from './proposal-link.tsx'
import { reviewQuery, useReviewCalls } from './quotes.queries.ts'
import { ReviewDialogs, type ReviewOpened } from './review/review-dialogs.tsx'
import { ReviewLine } from './review/review-line.tsx'
import classes from './quotes.module.css'

interface Props {
  readonly accountId: string
}

/** The published options, next to the expiring policy. */
export default function QuoteReviewScreen({ accountId }: Props) {
  const query = useQuery(reviewQuery(accountId, useShownCycle()))
  if (query.data !== undefined) return <Review accountId={accountId} review={query.data} />
  return (
    <Page title="Quote Review">
      {emptyOf(statusOf(query.error)) ?? (
        <Loaded query={query} failed={quoteMessages.loadFailed} lines={8}>
          {() => null}
        </Loaded>
      )}
    </Page>
  )
}

function emptyOf(status: number | undefined) {
  if (status === 404)
    return <EmptyState title="No renewal is under way">Your options appear here when quotes come in.</EmptyState>
  if (status === 403) return <EmptyState title={quoteMessages.insuredOnly} />
  return undefined
}

function leadOf({ cycle, lines }: QuoteReview): string {
  const options = `Your options for the term effective ${formatShortDate(cycle.effectiveOn)}`
  return lines.some(({ expiring }) => expiring !== null)
    ? `${options}, each compared with your current policy.`
    : `${options}.`
}

function Review({ accountId, review }: Props & { readonly review: QuoteReview }) {
  const user = useSignedInUser()
  const account = useAccount(accountId)
  const isStaff = account !== undefined && actsForBrokerage(user, account)
  const { cycle, lines, mayDecide } = review
  const [opened, setOpened] = useState<ReviewOpened>()
  useSeen(accountId, review)
  return (
    <Page
      title="Quote Review"
      lead={leadOf(review)}
      action={
        lines.length > 0 && (
          <div className={classes.actions}>
            <ProposalLink accountId={accountId} cycleId={cycle.id} />
          </div>
        )
      }
    >
      <CycleChooser accountId={accountId} chosen={cycle.id} />
      {isStaff && <Notice kind="info">This is your client’s view. Only the client can decide.</Notice>}
      {lines.length === 0 ? (
        <EmptyState title="No options yet">
          We will notify you when your advisor has quotes for you to compare.
        </EmptyState>
      ) : (
        <div className={classes.cards}>
          <Notice kind="info">Coverage is not in effect until you request to bind and the carrier confirms.</Notice>
          <PremiumSummaryCard summary={review.summary} />
          {lines.map((line) => (
            <ReviewLine
              key={line.line}
              accountId={accountId}
              line={line}
              mayDecide={mayDecide && !isOver(cycle.stage)}
              mayUndo={mayDecide && cycle.isCurrent}
              mayWrite={!user.isViewer}
              isStaff={isStaff}
              onOpen={setOpened}
            />
          ))}
          <PlacementCard accountId={accountId} cycleId={cycle.id} />
        </div>
      )}
      {opened !== undefined && (
        <ReviewDialogs accountId={accountId} review={review} opened={opened} onClose={() => setOpened(undefined)} />
      )}
    </Page>
  )
}

/** Options that are on screen for the first time are looked at; a changed one is once its changes were read. */
function useSeen(accountId: string, { lines, mayDecide }: QuoteReview): void {
  const { markSeen } = useReviewCalls(accountId)
  const sent = useRef(new Set<string>())
  useEffect(() => {
    const fresh = lines
      .flatMap(({ options }) => options)
      .filter(({ id, seen }) => seen === 'NEW' && !sent.current.has(id))
    if (!mayDecide || fresh.length === 0) return
    for (const { id } of fresh) sent.current.add(id)
    // If it fails the options stay new, and are marked when the page is reopened.
    void markSeen(fresh).catch(() => undefined)
  })
}
