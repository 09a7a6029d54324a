import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { formatShortDate } from '../../../platform/formats.ts'
import { CyclePicker } from '../overview/cycle-picker.tsx'
import { renewalFailed, renewalQuery } from '../renewals.queries.ts'
import { useCycle } from '../use-cycle.ts'
import { ContactsCard } from './contacts-card.tsx'
import { SelectionForm } from './selection-form.tsx'
import classes from './selection.module.css'

/** Chooses a renewal's lines, their requested coverages, and the assignees. */
export default function SelectionScreen({ accountId }: { readonly accountId: string }) {
  const { cycles, chosenOf, onCycle } = useCycle(accountId)
  const chosen = chosenOf(cycles.data ?? [])
  const renewal = useQuery({ ...renewalQuery(accountId, chosen?.id ?? ''), enabled: chosen !== undefined })
  const isEmpty = cycles.data !== undefined && chosen === undefined
  return (
    <Page
      title="Lines to Renew"
      lead={chosen && `For the term effective ${formatShortDate(chosen.effectiveOn)}.`}
      action={cycles.data && chosen && <CyclePicker cycles={cycles.data} chosen={chosen.id} onChoose={onCycle} />}
    >
      {isEmpty ? (
        <EmptyState title="No renewal yet">You can choose lines of business once a renewal starts.</EmptyState>
      ) : (
        <Loaded
          query={cycles.data === undefined ? { ...cycles, data: undefined } : renewal}
          failed={renewalFailed}
          lines={10}
        >
          {(data) => (
            <div className={classes.parts}>
              <SelectionForm key={data.id} renewal={data} />
              <ContactsCard renewal={data} />
            </div>
          )}
        </Loaded>
      )}
    </Page>
  )
}
