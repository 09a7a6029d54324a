import type { Brokerage } from '@portico/contract/areas/brokerages/brokerage.shapes.ts'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { moreOf } from '../../../kit/data/more.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { brokerageQuery, TwoFactorCard } from '../../brokerages/brokerages.public.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { InvitationsCard } from '../invitations-card.tsx'
import { Nobody, PeopleSearch, usePeopleSearch } from '../people-search.tsx'
import classes from '../people.module.css'
import { rolesInWords } from './broker-role-choice.ts'
import { brokerageInvitations, brokerageStaff, useBrokeragePeopleCalls } from './brokerage-people.queries.ts'
import { type RemoveStaff, StaffTable } from './staff-table.tsx'
import { pagePart } from '../../../platform/page-part.ts'

const InviteColleagueDialog = lazy(pagePart(() => import('./invite-colleague-dialog.tsx')))

interface Props {
  readonly brokerCode: string
  /** Confirms a removal and asks who takes over the open work. */
  readonly RemoveDialog: ComponentType<RemoveStaff>
}

/** The staff of a brokerage, its invitations, and its two-factor requirement. */
export default function BrokerageStaffScreen({ brokerCode, RemoveDialog }: Props) {
  const brokerage = useQuery(brokerageQuery(brokerCode))
  return (
    <Loaded query={brokerage} failed="The brokerage could not be loaded." lines={8}>
      {(data) => <Staff brokerage={data} RemoveDialog={RemoveDialog} />}
    </Loaded>
  )
}

function Staff({ brokerage, RemoveDialog }: Pick<Props, 'RemoveDialog'> & { readonly brokerage: Brokerage }) {
  const { brokerCode, brokerName } = brokerage
  const user = useSignedInUser()
  const { typed, setTyped, search } = usePeopleSearch()
  const staff = useInfiniteQuery(brokerageStaff(brokerCode, search))
  const invitations = useInfiniteQuery(brokerageInvitations(brokerCode))
  const calls = useBrokeragePeopleCalls(brokerCode)
  const [inviting, setInviting] = useState(false)
  const invite = user.isViewer ? undefined : (
    <Button icon={<IconUserPlus size={18} />} onClick={() => setInviting(true)}>
      Invite colleague
    </Button>
  )
  return (
    <Page title={brokerName} eyebrow={brokerCode} lead="Brokerage staff and their roles." action={invite}>
      <div className={classes.cards}>
        <Card
          title="Staff"
          action={
            brokerage.mayAdminister && (
              <AppLink href={`/brokerage-administration/${encodeURIComponent(brokerCode)}/users/pictures`}>
                Staff photos
              </AppLink>
            )
          }
        >
          <PeopleSearch value={typed} onChange={setTyped} />
          <Loaded query={staff} failed="The staff could not be loaded." lines={5}>
            {(data) => {
              const members = data.pages.flatMap(({ items }) => items)
              if (members.length === 0) return <Nobody search={search} yet="Invite the first colleague." />
              return (
                <StaffTable
                  brokerage={brokerage}
                  members={members}
                  RemoveDialog={RemoveDialog}
                  isWhole={search === '' && !staff.hasNextPage}
                  more={moreOf(staff)}
                />
              )
            }}
          </Loaded>
        </Card>
        <InvitationsCard
          pages={invitations}
          rightsOf={({ roles }) => rolesInWords(roles)}
          calls={user.isViewer ? undefined : calls}
        />
        <TwoFactorCard brokerage={brokerage} />
      </div>
      {inviting && (
        <Suspense>
          <InviteColleagueDialog brokerCode={brokerCode} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </Page>
  )
}
