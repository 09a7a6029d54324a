import type { LossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import type { LossRunOverview } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import classes from '../losses.module.css'
import { carriersOf, termsOf } from '../terms-of.ts'
import { DeadlinesCard } from './deadlines-card.tsx'
import { RequestGrid } from './request-grid.tsx'
import { RequestList } from './request-list.tsx'
import { RuleFacts } from './rule-facts.tsx'

const RequestDialog = lazy(pagePart(() => import('./request-dialog.tsx')))

interface Props {
  readonly accountId: string
  readonly overview: LossRunOverview
}

/** Which loss runs are needed, which were asked for, and until when carriers have to answer. */
export function RequestsTab({ accountId, overview }: Props) {
  const [carrier, setCarrier] = useState<string>()
  const [rule, setRule] = useState<LossRunRule>()
  const { lines, years, yearsCovered, yearsNeeded, requests, runs, mayChange } = overview
  const carriers = carriersOf(termsOf(overview))
  if (lines.length === 0)
    return (
      <EmptyState title="No policies of the last five years">
        Loss runs are asked for by policy. Once the account has policies, their years appear here.
      </EmptyState>
    )
  const red = lines.flatMap(({ cells }) => cells).filter(({ currency }) => currency === 'RED').length
  return (
    <div className={classes.cards}>
      <Card
        title="What carriers ask for"
        action={
          mayChange && (
            <Button icon={<IconSend size={18} aria-hidden />} onClick={() => setCarrier(carriers[0] ?? '')}>
              Request loss runs
            </Button>
          )
        }
      >
        <Facts
          facts={[
            { label: 'Years covered', value: `${yearsCovered} of ${yearsNeeded}` },
            { label: 'Loss runs received', value: runs.length },
            { label: 'Waiting for carriers', value: requests.filter(({ status }) => status === 'OPEN').length },
            { label: 'Overdue', value: requests.filter(({ status }) => status === 'OVERDUE').length },
            { label: 'Policies with a run over 90 days', value: red },
          ]}
        />
      </Card>
      <Card title="By carrier, policy and year">
        <RequestGrid
          lines={lines}
          years={years}
          onRequest={mayChange ? setCarrier : undefined}
          ruleOf={(requestId) => requests.find(({ id }) => id === requestId)?.rule ?? null}
          onRule={setRule}
        />
      </Card>
      <RequestList accountId={accountId} requests={requests} mayChange={mayChange} onRule={setRule} />
      <DeadlinesCard accountId={accountId} overview={overview} />
      <Suspense>
        {carrier !== undefined && (
          <RequestDialog
            accountId={accountId}
            overview={overview}
            carrier={carrier}
            onClose={() => setCarrier(undefined)}
          />
        )}
      </Suspense>
      {rule !== undefined && <RuleFacts rule={rule} onClose={() => setRule(undefined)} />}
    </div>
  )
}
