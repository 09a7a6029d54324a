import { bringAccounts } from '@portico/contract/areas/session/roles.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Choice } from '../../kit/controls/choice.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { brokerageQuery } from '../brokerages/brokerages.public.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { ClaimsCard } from './claims-card.tsx'
import { RenewalsPart } from './renewals-part.tsx'
import { TasksCard } from './tasks-card.tsx'
import { UnsignedCard } from './unsigned-card.tsx'
import { WaitingCard } from './waiting-card.tsx'
import { team, workbenchFilter } from './workbench-filter.ts'
import classes from './workbench.module.css'
import { unsignedQuery, waitingClaimsQuery, workbenchQuery } from './workbench.queries.ts'
import { WorkloadCard } from './workload-card.tsx'

const shownAtFirst = 8
const mostShown = 200

/** Whose work the page shows: the reader's own, the team's, or that of a colleague. */
function useWhose(brokerCode: string) {
  const user = useSignedInUser()
  const navigate = useNavigate()
  const filter = workbenchFilter(useSearch({ strict: false }))
  // People who do not work at the brokerage have no own work there.
  const roles = user.brokerRoles[brokerCode] ?? []
  const own = roles.length === 0 ? team : user.username
  // People who only administer the brokerage have no accounts of their own.
  const atFirst = bringAccounts(roles) ? own : team
  const whose = filter.person ?? atFirst
  return {
    filter,
    whose,
    isOwn: whose === own && own !== team,
    person: whose === team ? {} : { person: whose },
    /** `nameOf`: how a colleague is called. */
    choices: (nameOf: (username: string) => string | undefined) => [
      ...(own === team ? [] : [{ value: own, label: 'Me' }]),
      { value: team, label: 'Team' },
      ...(whose === own || whose === team ? [] : [{ value: whose, label: nameOf(whose) ?? whose }]),
    ],
    choose(next: string): void {
      const { person: _before, ...rest } = filter
      void navigate({ to: '.', search: next === atFirst ? rest : { ...rest, person: next }, resetScroll: false })
    },
  }
}

interface Props {
  readonly brokerCode: string
  /** Comes first, above the work. */
  readonly intro: ReactNode
}

/**
 * Work waiting for brokerage staff on all accounts: renewals with late ones first, tasks, messages, and each person's
 * workload.
 */
export default function WorkbenchScreen({ brokerCode, intro }: Props) {
  const { filter, whose, isOwn, person, choices, choose } = useWhose(brokerCode)
  const [limit, setLimit] = useState(shownAtFirst)
  const work = useQuery(workbenchQuery(brokerCode, { ...person, limit }))
  const unsigned = useQuery(unsignedQuery(brokerCode, { ...person, limit }))
  const wait = filter.claims === undefined ? {} : { wait: filter.claims }
  const claims = useQuery(waitingClaimsQuery(brokerCode, { ...person, ...wait, limit }))
  const brokerage = useQuery(brokerageQuery(brokerCode))
  const nameOf = (name: string) => work.data?.workload.find(({ username }) => username === name)?.name
  return (
    <Page
      title="Home"
      eyebrow={brokerCode}
      lead={brokerage.data?.brokerName}
      action={<Choice label="Whose work" labelHidden options={choices(nameOf)} value={whose} onChange={choose} />}
    >
      {intro}
      <div className={classes.parts}>
        <RenewalsPart brokerCode={brokerCode} filter={filter} person={person} isOwn={isOwn} />
        <Loaded query={work} failed="The tasks and messages could not be loaded." lines={8}>
          {({ tasks, messages, workload }) => (
            <>
              <div className={classes.pair}>
                <TasksCard tasks={tasks} showsWho={whose === team} onAll={() => setLimit(mostShown)} />
                <WaitingCard messages={messages} onAll={() => setLimit(mostShown)} />
              </div>
              <Loaded query={unsigned} failed="What waits for signatures could not be loaded." lines={3}>
                {(papers) => <UnsignedCard unsigned={papers} onAll={() => setLimit(mostShown)} />}
              </Loaded>
              <Loaded query={claims} failed="The claims could not be loaded." lines={3}>
                {(found) => (
                  <ClaimsCard
                    brokerCode={brokerCode}
                    filter={filter}
                    claims={found}
                    onAll={() => setLimit(mostShown)}
                  />
                )}
              </Loaded>
              {whose === team && <WorkloadCard brokerCode={brokerCode} workload={workload} />}
            </>
          )}
        </Loaded>
      </div>
    </Page>
  )
}
