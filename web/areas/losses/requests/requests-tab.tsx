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

const SignDialog = lazy(pagePart(() => import('./sign-dialog.tsx')))
const RequestDialog = lazy(pagePart(() => import('./request-dialog.tsx')))

interface Props {
  readonly accountId: string
  readonly overview: LossRunOverview
  /** The request that is being signed. */
  readonly signId: string | undefined
  readonly onSign: (requestId: string | undefined) => void
}

/** Which loss runs are needed, which were requested, and until when carriers have to answer. */
export function RequestsTab({ accountId, overview, signId, onSign }: Props) {
  const [carrier, setCarrier] = useState<string>()
  const [rule, setRule] = useState<LossRunRule>()
  const { lines, years, yearsCovered, yearsNeeded, requests, runs, mayChange, maySign } = overview
  const toSign = requests.find(({ id, status }) => maySign && id === signId && status === 'TO_SIGN')
  const carriers = carriersOf(termsOf(overview))
  if (lines.length === 0)
    return (
      <EmptyState title="No policies in the last 5 years">
        Loss runs are requested by policy. When the account has policies, their years appear here.
      </EmptyState>
    )
  const red = lines.flatMap(({ cells }) => cells).filter(({ age }) => age?.currency === 'RED').length
  return (
    <div className={classes.cards}>
      <Card
        title="Carrier requirements"
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
            { label: 'Awaiting signature', value: requests.filter(({ status }) => status === 'TO_SIGN').length },
            { label: 'Waiting on carriers', value: requests.filter(({ status }) => status === 'OPEN').length },
            { label: 'Overdue', value: requests.filter(({ status }) => status === 'OVERDUE').length },
            { label: 'Policies with a loss run that is too old', value: red },
          ]}
        />
      </Card>
      <Card title="By carrier, policy, and year">
        <RequestGrid
          lines={lines}
          years={years}
          onRequest={mayChange ? setCarrier : undefined}
          ruleOf={(requestId) => requests.find(({ id }) => id === requestId)?.rule ?? null}
          onRule={setRule}
        />
      </Card>
      <RequestList
        accountId={accountId}
        requests={requests}
        mayChange={mayChange}
        onRule={setRule}
        onSign={maySign ? onSign : undefined}
      />
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
        {toSign !== undefined && (
          <SignDialog accountId={accountId} overview={overview} request={toSign} onClose={() => onSign(undefined)} />
        )}
      </Suspense>
      {rule !== undefined && <RuleFacts rule={rule} onClose={() => setRule(undefined)} />}
    </div>
  )
}
