import { Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { useAccount } from '../../accounts/accounts.public.ts'
import { useRenewalRights } from '../use-renewal-rights.ts'
import { StartDialog } from './lazy-dialogs.ts'

interface Props {
  readonly accountId: string
  readonly title: string
}

/** An account without a renewal: staff can start one, the insured see who to contact. */
export function NoRenewal({ accountId, title }: Props) {
  const { side } = useRenewalRights(accountId)
  const contact = useAccount(accountId)?.primaryBrokerContact
  const [starting, setStarting] = useState(false)
  const whom = contact ? `${contact.firstName} ${contact.lastName} (${contact.email})` : 'your brokerage'
  return (
    <Page title={title}>
      {side === 'BROKER' ? (
        <EmptyState title="No renewal yet" action={<Button onClick={() => setStarting(true)}>Start a renewal</Button>}>
          Renewals start automatically 120 days before expiration. You can also start one now.
        </EmptyState>
      ) : (
        <EmptyState title="No renewal yet">
          Your brokerage starts it about 120 days before your term ends. Ask {whom} if you want to start sooner.
        </EmptyState>
      )}
      {starting && (
        <Suspense>
          <StartDialog accountId={accountId} onClose={() => setStarting(false)} />
        </Suspense>
      )}
    </Page>
  )
}
