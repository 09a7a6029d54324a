import '../../../kit/forms/without-eval.ts'
import type { RenewalCycle } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { HistoryCard } from '../history/history-card.tsx'
import { renewalsQuery } from '../submissions.queries.ts'
import classes from '../submissions.module.css'
import { ReadyToSubmit } from './ready-to-submit.tsx'

/** Where the insured signs a renewal and submits it to their advisor, and where submissions are followed. */
export default function SubmitScreen({ accountId }: { readonly accountId: string }) {
  const renewals = useQuery(renewalsQuery(accountId))
  const [chosen, choose] = useState<string>()
  const shown = renewals.data?.find(({ id }) => id === chosen) ?? renewals.data?.[0]
  return (
    <Page
      title="Submit to Advisor"
      lead="Check what goes to your brokerage, sign it, and follow what became of it."
      action={
        renewals.data !== undefined &&
        renewals.data.length > 1 && (
          <SelectField
            label="Renewal"
            value={shown?.id}
            data={renewals.data.map((cycle) => ({ value: cycle.id, label: nameOf(cycle) }))}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        )
      }
    >
      <Loaded query={renewals} failed="The renewals could not be loaded." lines={8}>
        {() =>
          shown === undefined ? (
            <EmptyState title="No renewal is open">
              Your brokerage starts the renewal about 120 days before the new term. It is submitted here then.
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

const nameOf = ({ effectiveOn, isCurrent }: RenewalCycle): string =>
  `Term from ${formatDate(effectiveOn)}${isCurrent ? '' : ' (over)'}`
