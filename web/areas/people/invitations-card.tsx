import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { MoreButton } from '../../kit/data/more-button.tsx'
import { moreOf } from '../../kit/data/more.ts'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { type InvitationCalls, InvitationList, type Pending } from './invitation-list.tsx'
import classes from './people.module.css'

interface Props<Invitation extends Pending> {
  readonly pages: UseInfiniteQueryResult<{ readonly pages: readonly { readonly items: readonly Invitation[] }[] }>
  readonly rightsOf: (invitation: Invitation) => string
  readonly calls?: InvitationCalls | undefined
}

/** Invitations that no one has taken up yet. */
export function InvitationsCard<Invitation extends Pending>({ pages, rightsOf, calls }: Props<Invitation>) {
  return (
    <Card title="Open invitations">
      <Loaded query={pages} failed="The invitations could not be loaded." lines={2}>
        {(data) => {
          const invitations = data.pages.flatMap(({ items }) => items)
          if (invitations.length === 0)
            return (
              <p className={classes.quiet}>
                No open invitations. Invitations appear here until they are accepted, and expire in 7 days.
              </p>
            )
          return <InvitationList invitations={invitations} rightsOf={rightsOf} calls={calls} />
        }}
      </Loaded>
      <MoreButton more={moreOf(pages)} />
    </Card>
  )
}
