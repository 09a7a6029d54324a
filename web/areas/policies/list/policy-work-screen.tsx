import { useDebouncedValue } from '@mantine/hooks'
import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Choice } from '../../../kit/controls/choice.tsx'
import { moreOf } from '../../../kit/data/more.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { isoDay } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import { pagePart } from '../../../platform/page-part.ts'
import { useActsForBrokerage } from '../../people/people.door.ts'
import { NoPolicies } from '../no-policies.tsx'
import { policyChoicesQuery, policyPages } from '../policies.queries.ts'
import { TowerCard } from '../tower/tower-card.tsx'
import { narrowingOf, type PolicyFilter, policyFilter } from './policy-filter.ts'
import { PolicyFilterBar } from './policy-filter-bar.tsx'
import classes from './policy-list.module.css'
import { PolicyWorkList } from './policy-work-list.tsx'

const AddPolicyDialog = lazy(pagePart(() => import('../add-policy-dialog.tsx')))

interface Props {
  readonly accountId: string
  /** The filter, as the address of the page holds it. */
  readonly address: Readonly<Record<string, unknown>>
  readonly onFilter: (filter: PolicyFilter) => void
}

/** The policies that one works through: narrowed by line, carrier, term and status, as a list or as towers. */
export default function PolicyWorkScreen({ accountId, address, onFilter }: Props) {
  const filter = policyFilter(address)
  const choices = useQuery(policyChoicesQuery(accountId))
  const today = isoDay(useNow())
  const mayAdd = useActsForBrokerage(accountId)
  const [adding, setAdding] = useState(false)
  const { view, ...narrowing } = filter
  const add = mayAdd && (
    <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
      Add policy
    </Button>
  )
  return (
    <Page title="Policy Administration" lead="Terms, layers and files of every policy of the account." action={add}>
      <Loaded query={choices} failed={policyMessages.listFailed} lines={8}>
        {(known) => {
          if (known.years.length === 0) return <NoPolicies />
          return (
            <>
              <PolicyFilterBar choices={known} filter={filter} onFilter={onFilter} />
              <div className={classes.view}>
                <Choice
                  label="View"
                  labelHidden
                  options={[
                    { value: 'list', label: 'List' },
                    { value: 'tower', label: 'Tower' },
                  ]}
                  value={view ?? 'list'}
                  onChange={(chosen) => onFilter(chosen === 'tower' ? { ...narrowing, view: 'tower' } : narrowing)}
                />
              </div>
              {view === 'tower' ? (
                <TowerCard accountId={accountId} filter={filter} today={today} />
              ) : (
                <FittingPolicies accountId={accountId} filter={filter} onFilter={onFilter} />
              )}
            </>
          )
        }}
      </Loaded>
      {adding && (
        <Suspense>
          <AddPolicyDialog accountId={accountId} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Page>
  )
}

interface FittingProps extends Pick<Props, 'accountId' | 'onFilter'> {
  readonly filter: PolicyFilter
}

/** The policies that the filter lets through. What is typed is asked for once it pauses. */
function FittingPolicies({ accountId, filter, onFilter }: FittingProps) {
  const [search] = useDebouncedValue(filter.search, 250)
  const { search: _typed, ...rest } = narrowingOf(filter)
  const narrowing = search === undefined ? rest : { ...rest, search }
  const pages = useInfiniteQuery(policyPages(accountId, narrowing))
  return (
    <Loaded query={pages} failed={policyMessages.listFailed} lines={8}>
      {(data) => {
        const policies = data.pages.flat()
        if (policies.length > 0)
          return <PolicyWorkList accountId={accountId} policies={policies} narrowing={narrowing} more={moreOf(pages)} />
        return (
          <EmptyState
            title="No policy fits"
            action={
              <Button kind="secondary" small onClick={() => onFilter({})}>
                Clear filters
              </Button>
            }
          >
            Earlier terms are there under Term.
          </EmptyState>
        )
      }}
    </Loaded>
  )
}
