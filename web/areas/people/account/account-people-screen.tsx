import type { AccountRole } from '@portico/contract/areas/people/person.shapes.ts'
import { roleNames } from '@portico/contract/areas/session/role-names.ts'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { moreOf } from '../../../kit/data/more.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { LoadingState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { useAccount } from '../../accounts/accounts.public.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { InvitationsCard } from '../invitations-card.tsx'
import { Nobody, PeopleSearch, usePeopleSearch } from '../people-search.tsx'
import classes from '../people.module.css'
import { actsForBrokerage } from '../runs-account.ts'
import { accessText } from './access-text.ts'
import { accountInvitations, accountPeople, useAccountPeopleCalls } from './account-people.queries.ts'
import { PeopleTable } from './people-table.tsx'
import { pagePart } from '../../../platform/page-part.ts'

const InviteDialog = lazy(pagePart(() => import('./invite-dialog.tsx')))

interface Props {
  readonly accountId: string
  /** The brokerage in the address, if it has one. */
  readonly brokerCode?: string | undefined
  /** Further cards. */
  readonly children?: ReactNode
}

/** The people who work on an account for the insured, and its invitations. */
export default function AccountPeopleScreen({ accountId, brokerCode, children }: Props) {
  const { history } = useRouter()
  const account = useAccount(accountId)
  const user = useSignedInUser()
  const { typed, setTyped, search } = usePeopleSearch()
  const people = useInfiniteQuery(accountPeople(accountId, search))
  const invitations = useInfiniteQuery(accountInvitations(accountId))
  const calls = useAccountPeopleCalls(accountId)
  const [inviting, setInviting] = useState(false)
  const isElsewhere = account !== undefined && brokerCode !== undefined && brokerCode !== account.brokerCode
  useEffect(() => {
    if (isElsewhere) history.replace('/resource-not-found')
  }, [isElsewhere, history])
  if (account === undefined || isElsewhere) return <LoadingState lines={6} />

  const roles = rolesToGive(actsForBrokerage(user, account))
  const invite = user.isViewer ? undefined : (
    <Button icon={<IconUserPlus size={18} />} onClick={() => setInviting(true)}>
      Invite
    </Button>
  )
  return (
    <Page title="People" lead={`People with access to ${account.companyName} and what they can see.`} action={invite}>
      <div className={classes.cards}>
        <Card title="On this account">
          <PeopleSearch value={typed} onChange={setTyped} />
          <Loaded query={people} failed="The people could not be loaded." lines={5}>
            {(data) => {
              const members = data.pages.flatMap(({ items }) => items)
              if (members.length === 0) return <Nobody search={search} yet="Invite the first person to this account." />
              return <PeopleTable account={account} members={members} roles={roles} more={moreOf(people)} />
            }}
          </Loaded>
        </Card>
        <InvitationsCard
          pages={invitations}
          rightsOf={(invitation) => `${roleNames[invitation.role] ?? invitation.role}: ${accessText(invitation)}`}
          calls={user.isViewer ? undefined : calls}
        />
        {children}
      </div>
      {inviting && (
        <Suspense>
          <InviteDialog accountId={accountId} roles={roles} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </Page>
  )
}

/** Partners of the carriers are invited by the brokerage alone. */
function rolesToGive(forBrokerage: boolean): readonly AccountRole[] {
  return forBrokerage ? ['USER', 'ADMIN', 'INS_PARTNER'] : ['USER', 'ADMIN']
}
