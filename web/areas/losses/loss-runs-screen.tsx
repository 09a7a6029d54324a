import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRunOverview } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Choice } from '../../kit/controls/choice.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { LoadingState } from '../../kit/feedback/states.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { pagePart } from '../../platform/page-part.ts'
import classes from './losses.module.css'
import { useLossRuns } from './losses.queries.ts'
import { ReceivedTab } from './received/received-tab.tsx'
import { RequestsTab } from './requests/requests-tab.tsx'

const LossesTab = lazy(pagePart(() => import('./entry/losses-tab.tsx')))
const AnalysisTab = lazy(pagePart(() => import('./analysis/analysis-tab.tsx')))

const tabs = [
  { value: 'requests', label: 'Requests' },
  { value: 'received', label: 'Received' },
  { value: 'losses', label: 'Losses' },
  { value: 'analysis', label: 'Analysis' },
] as const

type Tab = (typeof tabs)[number]['value']

interface TabProps {
  readonly accountId: string
  readonly overview: LossRunOverview
  /** The loss run whose losses are shown. */
  readonly runId: string | undefined
  readonly onRun: (runId: string) => void
  readonly signId: string | undefined
  readonly onSign: (requestId: string | undefined) => void
}

/** Loss runs: required and requested ones, received ones, their losses, and totals. */
export default function LossRunsScreen({ accountId }: { readonly accountId: string }) {
  const overview = useLossRuns(accountId)
  const search: { readonly tab?: unknown; readonly run?: unknown; readonly sign?: unknown } = useSearch({
    strict: false,
  })
  const navigate = useNavigate()
  const tab = tabs.find(({ value }) => value === search.tab)?.value ?? 'requests'
  const go = (to: Tab, more: { readonly run?: string; readonly sign?: string | undefined } = {}): void => {
    void navigate({ to: '.', search: { tab: to, ...more }, replace: true, resetScroll: false })
  }
  return (
    <Page title="Loss Runs" lead="Your carriers’ loss runs of the last 5 years.">
      <div className={classes.tabs}>
        <Choice label="What to show" labelHidden options={tabs} value={tab} onChange={(to) => go(to)} />
      </div>
      <Loaded query={overview} failed={lossMessages.loadFailed} lines={8}>
        {(data) => (
          <Suspense fallback={<LoadingState lines={8} />}>
            <TabContent
              tab={tab}
              accountId={accountId}
              overview={data}
              runId={typeof search.run === 'string' ? search.run : undefined}
              signId={typeof search.sign === 'string' ? search.sign : undefined}
              onSign={(sign) => go('requests', { sign })}
              onRun={(run) => go('losses', { run })}
            />
          </Suspense>
        )}
      </Loaded>
    </Page>
  )
}

function TabContent({ tab, ...props }: TabProps & { readonly tab: Tab }) {
  if (tab === 'received') return <ReceivedTab {...props} />
  if (tab === 'losses') return <LossesTab {...props} />
  if (tab === 'analysis') return <AnalysisTab accountId={props.accountId} />
  return <RequestsTab {...props} />
}
