import '../../../kit/forms/without-eval.ts'
import { Page } from '../../../kit/layout/page.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { useFlags } from '../../features/features.public.ts'
import { BackdatesCard } from './backdates-card.tsx'
import { PendingCard } from './pending-card.tsx'
import classes from './snapshots.module.css'

/** What of the schedules waits for the brokerage, and what was backdated. */
export default function PendingScreen({ accountId }: { readonly accountId: string }) {
  const flag = useFlags(accountId)
  const showsPending = flag('PENDING_SCHEDULE_VIEW')
  const showsBackdates = flag('SCHEDULE_BACKDATES')
  return (
    <Page title="Pending changes" lead="Schedule changes awaiting brokerage approval, and backdated changes.">
      <div className={classes.page}>
        {showsPending && <PendingCard accountId={accountId} />}
        {showsBackdates && <BackdatesCard accountId={accountId} />}
        {!showsPending && !showsBackdates && (
          <EmptyState title="Pending changes are turned off for this account.">
            The brokerage can turn them on in the account features.
          </EmptyState>
        )}
      </div>
    </Page>
  )
}
