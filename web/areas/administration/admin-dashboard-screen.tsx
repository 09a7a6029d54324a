import type { Overview } from '@portico/contract/areas/administration/overview.shapes.ts'
import type { ReactNode } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Tiles } from '../../kit/data/tiles.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatMoment } from '../../platform/formats.ts'
import classes from './admin-dashboard.module.css'
import { JobsTable, MessagesTable, PhasesTable, SlowCallsTable } from './figure-tables.tsx'
import { useOverview } from './overview.queries.ts'
import { SignInChart } from './sign-in-chart.tsx'

/** How the platform is doing: what an administrator looks at first in the morning, and when something is wrong. */
export default function AdminDashboardScreen() {
  const overview = useOverview()
  return (
    <Page
      title="Admin Dashboard"
      lead={overview.data && `As of ${formatMoment(overview.data.at)}. Refreshes every 30 seconds.`}
      action={
        <Button kind="secondary" busy={overview.isFetching} onClick={() => void overview.refetch()}>
          Refresh
        </Button>
      }
    >
      <Loaded query={overview} failed="Failed to load the overview" lines={10}>
        {(figures) => <Figures figures={figures} />}
      </Loaded>
    </Page>
  )
}

function Figures({
  figures: { signIns, peopleActive, tenants, jobs, messages, process },
}: {
  readonly figures: Overview
}) {
  const failed = sum(signIns.hours, ({ failed: many }) => many)
  const stuck = sum(jobs, ({ failed: many }) => many) + sum(messages, ({ givenUp }) => givenUp)
  return (
    <div className={classes.figures}>
      <Tiles
        tiles={[
          { label: 'People active now', value: peopleActive, note: 'within the last 15 minutes' },
          { label: 'Failed logins', value: failed, note: 'in 24 hours' },
          { label: 'Failed jobs and messages', value: stuck, note: 'all queues and channels', isWrong: stuck > 0 },
          { label: 'Server errors', value: process.errors, note: 'of this server', isWrong: process.errors > 0 },
        ]}
      />
      <Card title="Logins in the last 24 hours">
        <SignInChart signIns={signIns} />
        <Where>the audit trail, actions session.start and session.refuse.</Where>
      </Card>
      <div className={classes.pair}>
        <Card title="Accounts by phase">
          <PhasesTable tenants={tenants} />
          <Where>
            <AppLink href="/admin/accounts">Accounts</AppLink>
            {tenants.isEstimate && '. The numbers are estimated from a sample'}.
          </Where>
        </Card>
        <Card title="Messages">
          <MessagesTable messages={messages} />
          <Where>the server’s log, lines that say a message could not be sent.</Where>
        </Card>
        <Card title="Background jobs">
          <JobsTable jobs={jobs} />
          <Where>
            <AppLink href="/admin/jobs">Jobs</AppLink>
          </Where>
        </Card>
        <Card title="This server">
          <SlowCallsTable process={process} />
          <Where>
            /metrics, by call and by status. Errors of all servers are under{' '}
            <AppLink href="/admin/errors">Errors</AppLink>.
          </Where>
        </Card>
      </div>
    </div>
  )
}

/** Where someone finds out more than the number. */
function Where({ children }: { readonly children: ReactNode }) {
  return <p className={classes.where}>Source: {children}</p>
}

const sum = <Row,>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)
