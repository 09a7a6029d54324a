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
import { useActsForBrokerage } from '../../people/people.public.ts'
import { NoPolicies } from '../no-policies.tsx'
import { policyChoicesQuery } from '../policies.queries.ts'
import { PolicyViews } from '../policy-views.tsx'
import { TowerCard } from '../tower/tower-card.tsx'
import { narrowingOf, type PolicyFilter, policyFilter } from './policy-filter.ts'
import { PolicyFilterBar } from './policy-filter-bar.tsx'
import { policyPages } from './policy-pages.ts'
import classes from './policy-list.module.css'
import { PolicyWorkList } from './policy-work-list.tsx'

const pageTexts = {
  policies: { title: 'Policies', lead: 'All policies for this account: terms, premiums, and files.' },
  administration: {
    title: 'Policy Administration',
    lead: 'Terms, layers, and files for every policy on the account.',
  },
} as const

const AddPolicyDialog = lazy(pagePart(() => import('../add-policy-dialog.tsx')))

interface Props {
  readonly accountId: string
  /** The policies as everyone reads them, or as those who administer them work through them. */
  readonly page: keyof typeof pageTexts
  /** The filter, as the address of the page holds it. */
  readonly address: Readonly<Record<string, unknown>>
  readonly onFilter: (filter: PolicyFilter) => void
}

/** The policies that one works through: narrowed by line, carrier, term and status, as a list or as towers. */
export default function PolicyWorkScreen({ accountId, page, address, onFilter }: Props) {
  const filter = policyFilter(address)
  const choices = useQuery(policyChoicesQuery(accountId))
  const today = isoDay(useNow())
  const mayAdd = useActsForBrokerage(accountId)
  const [adding, setAdding] = useState(false)
  const { view, ...narrowing } = filter
  const { title, lead } = pageTexts[page]
  const add = mayAdd && (
    <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
      Add policy
    </Button>
  )
  return (
    <Page title={title} lead={lead} action={add}>
      {page === 'policies' && <PolicyViews accountId={accountId} current={view === 'tower' ? 'tower' : 'list'} />}
      <Loaded query={choices} failed={policyMessages.listFailed} lines={8}>
        {(known) => {
          if (known.years.length === 0) return <NoPolicies accountId={accountId} action={add} />
          return (
            <>
              <PolicyFilterBar choices={known} filter={filter} onFilter={onFilter} />
              {page === 'administration' && (
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
              )}
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

/** The policies that match the filter. */
function FittingPolicies({ accountId, filter, onFilter }: FittingProps) {
  const narrowing = narrowingOf(filter)
  const pages = useInfiniteQuery(policyPages(accountId, narrowing))
  return (
    <Loaded query={pages} failed={policyMessages.listFailed} lines={8}>
      {(data) => {
        const policies = data.pages.flat()
        if (policies.length > 0)
          return <PolicyWorkList accountId={accountId} policies={policies} narrowing={narrowing} more={moreOf(pages)} />
        return (
          <EmptyState
            title="No matching policies"
            action={
              <Button kind="secondary" small onClick={() => onFilter({})}>
                Clear filters
              </Button>
            }
          >
            Use the Term filter to see earlier terms.
          </EmptyState>
        )
      }}
    </Loaded>
  )
}
