import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import { isSettled } from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import type { Subjectivities, Subjectivity } from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { ProgressBar } from '../../kit/data/progress-bar.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { statusOf } from '../../platform/call-error.ts'
import { formatShortDate } from '../../platform/formats.ts'
import { pagePart } from '../../platform/page-part.ts'
import { CycleChooser } from '../renewals/renewals.public.ts'
import { useSubjectivities } from './subjectivities.queries.ts'
import classes from './subjectivities-screen.module.css'
import { SubjectivityItem } from './subjectivity-item.tsx'

const SubjectivityDialog = lazy(pagePart(() => import('./subjectivity-dialog.tsx')))

/** A renewal's subjectivities: the insured send evidence, the brokerage decides. */
export default function SubjectivitiesScreen({ accountId }: { readonly accountId: string }) {
  const query = useSubjectivities(accountId)
  const [adding, setAdding] = useState(false)
  const status = statusOf(query.error)
  const { data } = query
  return (
    <Page
      title="Subjectivities"
      lead={data && <Progress list={data} />}
      action={
        data?.mayManage === true && data.lines.length > 0 ? (
          <Button icon={<IconPlus size={18} />} onClick={() => setAdding(true)}>
            Add subjectivity
          </Button>
        ) : undefined
      }
    >
      {status === 404 || status === 403 ? (
        <Nothing isHidden={status === 403} />
      ) : (
        <Loaded query={query} failed={subjectivityMessages.loadFailed} lines={8}>
          {(list) => (
            <>
              <CycleChooser accountId={accountId} chosen={list.cycleId} />
              <Lines accountId={accountId} list={list} />
            </>
          )}
        </Loaded>
      )}
      {adding && data && (
        <Suspense>
          <SubjectivityDialog accountId={accountId} list={data} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Page>
  )
}

function Nothing({ isHidden }: { readonly isHidden: boolean }) {
  return isHidden ? (
    <EmptyState title="This is not shared with you">
      Subjectivities are visible only to the insured and its brokerage.
    </EmptyState>
  ) : (
    <EmptyState title="No renewal is under way">Carrier requirements appear here when quotes come in.</EmptyState>
  )
}

function Progress({ list: { items, percent, effectiveOn } }: { readonly list: Subjectivities }) {
  const settled = items.filter((item) => isSettled(item.status)).length
  return (
    <div className={classes.progress}>
      <span>
        Term effective {formatShortDate(effectiveOn)}
        {items.length > 0 && ` · ${settled} of ${items.length} settled`}
      </span>
      {items.length > 0 && <ProgressBar label="Settled" percent={percent} />}
    </div>
  )
}

function Lines({ accountId, list }: { readonly accountId: string; readonly list: Subjectivities }) {
  if (list.items.length === 0)
    return (
      <EmptyState title="No subjectivities">
        {list.mayManage
          ? 'Add what a carrier requires before, with, or after the bind request. The insured is notified immediately.'
          : 'When a carrier requires something before or after binding, it appears here and we notify you.'}
      </EmptyState>
    )
  const byLine = Map.groupBy<string, Subjectivity>(list.items, ({ line }) => line)
  return (
    <div className={classes.lines}>
      {[...byLine].map(([line, items]) => (
        <Card key={line} title={policyTypeName(line)} aside={<Count items={items} />}>
          <ul className={classes.items}>
            {items.map((item) => (
              <SubjectivityItem key={item.id} accountId={accountId} list={list} item={item} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}

function Count({ items }: { readonly items: readonly Subjectivity[] }) {
  const settled = items.filter(({ status }) => isSettled(status)).length
  return (
    <span className={classes.count}>
      {settled} of {items.length}
    </span>
  )
}
