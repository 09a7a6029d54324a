import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import { isPriced } from '@portico/contract/areas/quotes/quote-statuses.ts'
import type { MarketGrid, MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { statusOf } from '../../platform/call-error.ts'
import { formatShortDate } from '../../platform/formats.ts'
import { useAccount } from '../accounts/accounts.public.ts'
import { actsForBrokerage } from '../people/people.public.ts'
import { PlacementCard } from '../placement/placement.public.ts'
import { CycleChooser, useShownCycle } from '../renewals/renewals.public.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { isSendable } from './market/quote-actions.tsx'
import { MarketLine } from './market/market-line.tsx'
import { type Opened, QuoteDialogs } from './market/quote-dialogs.tsx'
import { PremiumSummaryCard } from './premium-summary-card.tsx'
import { ProposalLink } from './proposal-link.tsx'
import { gridQuery } from './quotes.queries.ts'
import classes from './quotes.module.css'

interface Props {
  readonly accountId: string
}

/** The market grid: each carrier's response, for brokerage staff only. */
export default function InternalQuoteReviewScreen({ accountId }: Props) {
  const user = useSignedInUser()
  const account = useAccount(accountId)
  if (account !== undefined && !actsForBrokerage(user, account))
    return (
      <Page title="Internal Quote Review">
        <EmptyState
          title={quoteMessages.staffOnly}
          action={<AppLink href={`/${encodeURIComponent(accountId)}/quote-review`}>Review your options</AppLink>}
        >
          Your quotes are on the Quote Review page.
        </EmptyState>
      </Page>
    )
  return <Grid accountId={accountId} mayChange={!user.isViewer} />
}

function Grid({ accountId, mayChange }: Props & { readonly mayChange: boolean }) {
  const query = useQuery(gridQuery(accountId, useShownCycle()))
  const [opened, setOpened] = useState<Opened>()
  if (query.data === undefined)
    return (
      <Page title="Internal Quote Review">
        {statusOf(query.error) === 404 ? (
          <EmptyState title="No renewal is under way">You can enter quotes once a renewal starts.</EmptyState>
        ) : (
          <Loaded query={query} failed={quoteMessages.loadFailed} lines={8}>
            {() => null}
          </Loaded>
        )}
      </Page>
    )
  const { cycle, lines, summary } = query.data
  const isOpen = cycle.stage !== 'BOUND' && cycle.stage !== 'CLOSED'
  const isShared = lines.some(({ quotes }) => quotes.some(({ published }) => published !== null))
  const sendable = lines.flatMap(({ quotes, isSelected }) => (isSelected ? quotes.filter(isSendable) : []))
  const publishable = lines.flatMap(({ quotes, isSelected }) => (isSelected ? quotes.filter(isUnshown) : []))
  return (
    <Page
      title="Internal Quote Review"
      lead={`Carrier responses for the term effective ${formatShortDate(cycle.effectiveOn)}. Clients see only the quotes you share, never commissions.`}
      action={
        <div className={classes.actions}>
          {isShared && <ProposalLink accountId={accountId} cycleId={cycle.id} />}
          {mayChange && isOpen && (
            <>
              <Button
                kind="secondary"
                disabled={sendable.length === 0}
                onClick={() => setOpened({ dialog: 'send', quotes: sendable })}
              >
                Email packet…
              </Button>
              <Button disabled={publishable.length === 0} onClick={() => setOpened({ dialog: 'publish', publishable })}>
                Show to client…
              </Button>
            </>
          )}
        </div>
      }
    >
      <CycleChooser accountId={accountId} chosen={cycle.id} />
      {lines.length === 0 ? (
        <EmptyState title="No lines selected for this renewal">
          Choose the lines to renew first. Then enter their quotes here.
        </EmptyState>
      ) : (
        <div className={classes.cards}>
          <PremiumSummaryCard summary={summary} />
          {quotedFirst(lines).map((line) => (
            <MarketLine
              key={line.line}
              accountId={accountId}
              line={line}
              mayChange={mayChange && isOpen}
              onOpen={setOpened}
            />
          ))}
          <PlacementCard accountId={accountId} cycleId={cycle.id} />
        </div>
      )}
      {opened !== undefined && (
        <QuoteDialogs
          accountId={accountId}
          opened={opened}
          current={currentOf(query.data, opened)}
          mayWrite={mayChange}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Page>
  )
}

/** Lines with quotes first: those not submitted yet have nothing to compare. */
const quotedFirst = (lines: MarketGrid['lines']) =>
  lines.toSorted((one, other) => Number(other.quotes.length > 0) - Number(one.quotes.length > 0))

/** Whether the client does not see the quote's current version. */
const isUnshown = ({ status, isExpired, published }: MarketQuote): boolean =>
  isPriced(status) && !isExpired && published?.isCurrent !== true

/** The current version of an open dialog's quote. */
const currentOf = ({ lines }: MarketGrid, opened: Opened): MarketQuote | undefined =>
  'quote' in opened ? lines.flatMap(({ quotes }) => quotes).find(({ id }) => id === opened.quote.id) : undefined
