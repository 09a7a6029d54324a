import '../../../kit/forms/without-eval.ts'
import { useState } from 'react'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { CyclePicker, useCycle } from '../../renewals/renewals.public.ts'
import { HistoryCard } from '../history/history-card.tsx'
import classes from '../submissions.module.css'
import { ReadyToSubmit } from './ready-to-submit.tsx'

/** Where the insured signs and submits a renewal to their advisor, and follows submissions. */
export default function SubmitScreen({ accountId }: { readonly accountId: string }) {
  const { cycles, chosenOf, onCycle } = useCycle(accountId)
  const shown = chosenOf(cycles.data ?? [])
  return (
    <Page
      title="Submit to Advisor"
      lead="Review and sign your submission, then track its status."
      action={shown !== undefined && <CyclePicker cycles={cycles.data ?? []} chosen={shown.id} onChoose={onCycle} />}
    >
      <Loaded query={cycles} failed="The renewals could not be loaded." lines={8}>
        {() =>
          shown === undefined ? (
            <EmptyState title="No open renewal">
              Your brokerage starts the renewal about 120 days before the new term. You can then submit it here.
            </EmptyState>
          ) : (
            <Followed key={shown.id} accountId={accountId} cycleId={shown.id} />
          )
        }
      </Loaded>
    </Page>
  )
}

function Followed({ accountId, cycleId }: { readonly accountId: string; readonly cycleId: string }) {
  const [opened, open] = useState<string>()
  return (
    <div className={classes.cards}>
      <ReadyToSubmit accountId={accountId} cycleId={cycleId} onSubmitted={open} />
      <HistoryCard accountId={accountId} cycleId={cycleId} opened={opened} onOpen={open} />
    </div>
  )
}
