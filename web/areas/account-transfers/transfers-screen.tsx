import { useQuery } from '@tanstack/react-query'
import { buttonLook } from '../../kit/controls/button-look.ts'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import classes from './account-transfers.module.css'
import { TransfersList } from './transfers-list.tsx'
import { transfersQuery } from './transfers.queries.ts'

const base = '/admin/account-brokerage-manager'

/** Moves and shares of accounts between brokerages, for platform administrators. */
export default function TransfersScreen() {
  return (
    <Page
      title="Account Transfers"
      lead="Move an account to another brokerage, or share it with a second one. Both brokerages confirm first."
      action={
        <div className={classes.actions}>
          <AppLink href={`${base}/share`} {...buttonLook('secondary')}>
            Propose a share
          </AppLink>
          <AppLink href={`${base}/new`} {...buttonLook('primary')}>
            Propose a move
          </AppLink>
        </div>
      }
    >
      <TransfersList
        query={useQuery(transfersQuery)}
        base={base}
        empty="Moves and shares appear here with their confirmations. Propose one to start."
      />
    </Page>
  )
}
