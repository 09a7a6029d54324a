import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { PlacedCard } from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import { lazy, Suspense, useState } from 'react'
import { useAccount } from '../../areas/accounts/accounts.public.ts'
import { NextStepCard } from '../../areas/renewals/renewals.public.ts'
import { ArrangeCards } from '../../areas/dashboard/dashboard.public.ts'
import { useSignedInUser } from '../../areas/session/session.public.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { daysUntil, formatDate, formatDaysAway } from '../../platform/formats.ts'
import { useNow } from '../../platform/now.ts'
import { pagePart } from '../../platform/page-part.ts'
import { dashboardCards } from '../areas.ts'
import classes from './dashboard-screen.module.css'

const FirstSteps = lazy(pagePart(() => import('./first-steps/first-steps.tsx')))

/** What matters about an account today, card by card as its reader has arranged them. */
export function DashboardScreen({ accountId }: { readonly accountId: string }) {
  const account = useAccount(accountId)
  const { hidesFirstSteps } = useSignedInUser()
  const [draft, setDraft] = useState<readonly PlacedCard[]>()
  if (account === undefined) return null
  const cards = (draft ?? account.dashboard.cards).filter(({ name }) => name in dashboardCards)
  return (
    <Page
      title={account.companyName}
      lead={<Lead account={account} />}
      action={
        draft === undefined && (
          <Button kind="quiet" small icon={<IconLayoutGrid size={18} />} onClick={() => setDraft(cards)}>
            Customize dashboard
          </Button>
        )
      }
    >
      {!hidesFirstSteps && (
        <Suspense fallback={<div className={classes.firstSteps} />}>
          <FirstSteps account={account} />
        </Suspense>
      )}
      {draft !== undefined && (
        <div className={classes.arrange}>
          <Suspense>
            <ArrangeCards account={account} cards={cards} onChange={setDraft} onClose={() => setDraft(undefined)} />
          </Suspense>
        </div>
      )}
      <div className={classes.first}>
        <NextStepCard account={account} />
      </div>
      <Cards account={account} cards={cards.filter(({ shown }) => shown)} />
    </Page>
  )
}

/** The same cards as the brokerage arranged them for all of its accounts, ignoring one's own order. */
export function BrokerageDashboardScreen({ accountId }: { readonly accountId: string }) {
  const account = useAccount(accountId)
  if (account === undefined) return null
  const cards = account.dashboard.brokerageCards.filter(({ name, shown }) => shown && name in dashboardCards)
  return (
    <Page title={account.companyName} lead={<Lead account={account} />}>
      <Cards account={account} cards={cards} />
    </Page>
  )
}

interface CardsProps {
  readonly account: Account
  readonly cards: readonly PlacedCard[]
}

function Cards({ account, cards }: CardsProps) {
  if (cards.length === 0)
    return <p className={classes.none}>All cards are hidden. Choose Customize dashboard to show them.</p>
  return (
    <div className={classes.cards}>
      {cards.map(({ name }) => {
        const Card = dashboardCards[name]
        return (
          <div key={name} className={classes.card} data-wide={name === 'POLICY_SUMMARY'}>
            {Card !== undefined && <Card account={account} />}
          </div>
        )
      })}
    </div>
  )
}

function Lead({ account }: { readonly account: Account }) {
  const now = useNow()
  const { primaryEffectiveDate: renewal, brokerRelationship, phase } = account
  const isProspect = brokerRelationship === 'PROSPECT'
  return (
    <div className={classes.lead}>
      {renewal !== null && (
        <span>
          {isProspect ? 'Effective' : 'Renewal'} {formatDate(renewal)}, {formatDaysAway(daysUntil(renewal, now))}
        </span>
      )}
      <Pill tone="brand">{phase}</Pill>
      {isProspect && <Pill tone="warning">Prospect</Pill>}
    </div>
  )
}
