import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import type { AccountDetails } from '@portico/contract/areas/details/details.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { MergeComparison } from './merge-comparison.tsx'
import { duplicatesQuery, planQuery } from './merging.queries.ts'
import classes from './merging.module.css'
import { SimilarAccount } from './similar-account.tsx'

interface Props {
  readonly accountId: string
  readonly details: Pick<AccountDetails, 'brokerCode' | 'companyName'>
  /** The duplicate to compare immediately, if known. */
  readonly startWith?: string
  readonly onClose: () => void
}

/** Merges another account of the brokerage into this one: finds it, compares both, and explains the result. */
export default function MergeDialog({ accountId, details, startWith, onClose }: Props) {
  const keeper = { brokerCode: details.brokerCode, accountId }
  const [duplicateId, compare] = useState(startWith)
  return (
    <Dialog title={`Merge a duplicate into ${details.companyName}`} size="large" onClose={onClose}>
      {duplicateId === undefined ? (
        <Duplicates keeper={keeper} onCompare={compare} />
      ) : (
        <Compared key={duplicateId} {...{ keeper, duplicateId, onClose }} onBack={() => compare(undefined)} />
      )}
    </Dialog>
  )
}

interface StepProps {
  readonly keeper: { readonly brokerCode: string; readonly accountId: string }
}

function Duplicates({ keeper, onCompare }: StepProps & { readonly onCompare: (accountId: string) => void }) {
  const query = useQuery(duplicatesQuery(keeper))
  return (
    <Loaded query={query} failed={detailsMessages.duplicatesFailed} lines={4}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState title="No similar accounts">
            Accounts of your brokerage with the same FEIN, a similar name or the same people are listed here.
          </EmptyState>
        ) : (
          <>
            <p>These accounts may be the same insured. Compare them before you merge.</p>
            <ul className={classes.found}>
              {found.map((account) => (
                <li key={account.accountCode}>
                  <SimilarAccount account={account} />
                  <Button
                    kind="secondary"
                    small
                    aria-label={`Compare with ${account.companyName}`}
                    onClick={() => onCompare(account.accountCode)}
                  >
                    Compare
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  )
}

interface ComparedProps extends StepProps {
  readonly duplicateId: string
  readonly onBack: () => void
  readonly onClose: () => void
}

function Compared({ keeper, duplicateId, ...ends }: ComparedProps) {
  const query = useQuery(planQuery(keeper, duplicateId))
  return (
    <Loaded query={query} failed={detailsMessages.planFailed} lines={8}>
      {(plan) => <MergeComparison keeper={keeper} plan={plan} {...ends} />}
    </Loaded>
  )
}
