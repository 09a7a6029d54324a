import type { ApplicationEntry } from '@portico/contract/areas/applications/application.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState, LoadingState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { PdfView } from '../../documents/documents.public.ts'
import { applicationPath, statusLook } from '../application-labels.ts'
import { applicationsQuery } from '../applications.queries.ts'
import { downloadPdf, pdfAddress } from '../download-pdf.ts'
import classes from './underwriting.module.css'

/** What underwriters read of an account: every application as a PDF, to look at, download or fill in. */
export default function UnderwritingScreen({ accountId }: { readonly accountId: string }) {
  const applications = useQuery(applicationsQuery(accountId))
  const [viewed, setViewed] = useState<ApplicationEntry>()
  const columns = (rows: readonly ApplicationEntry[]) => [
    ...whatColumns(accountId).filter(({ key }) => key !== 'from' || new Set(rows.map(ownerOf)).size > 1),
    actionsColumn(accountId, setViewed),
  ]
  return (
    <Page
      title="Underwriting Documents"
      eyebrow={<AppLink href={`/${encodeURIComponent(accountId)}/applications`}>Applications</AppLink>}
      lead="Applications as underwriters see them: the final PDF when completed, or the current draft."
    >
      <Loaded query={applications} failed="The underwriting documents could not be loaded." lines={6}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No underwriting documents yet">
              Documents appear here when your brokerage adds applications.
            </EmptyState>
          ) : (
            <Card title="All underwriting documents">
              <DataTable label="Underwriting documents" columns={columns(rows)} rows={rows} rowKey={({ id }) => id} />
            </Card>
          )
        }
      </Loaded>
      {viewed !== undefined && (
        <Dialog title={titleOf(viewed)} size="large" onClose={() => setViewed(undefined)}>
          <div className={classes.view}>
            <div className={classes.actions}>
              <Button small onClick={() => void downloadPdf(accountId, viewed)}>
                Download
              </Button>
            </div>
            <Suspense fallback={<LoadingState lines={8} />}>
              <PdfView address={pdfAddress(accountId, viewed)} />
            </Suspense>
          </div>
        </Dialog>
      )}
    </Page>
  )
}

const titleOf = ({ application }: ApplicationEntry): string => `${application.name} ${application.labelMap.YEAR}`

const labelColumn = (key: 'POLICY_TYPE' | 'YEAR' | 'CARRIER', header: string): Column<ApplicationEntry> => ({
  key,
  header,
  sortValue: ({ application }) => application.labelMap[key],
  cell: ({ application }) => application.labelMap[key],
})

const whatColumns = (accountId: string): readonly Column<ApplicationEntry>[] => [
  {
    key: 'name',
    header: 'Document',
    sortValue: ({ application }) => application.name,
    cell: ({ id, application }) => <AppLink href={applicationPath(accountId, id)}>{application.name}</AppLink>,
  },
  labelColumn('POLICY_TYPE', 'Line'),
  labelColumn('YEAR', 'Year'),
  labelColumn('CARRIER', 'Carrier'),
  { key: 'from', header: 'Source', sortValue: ownerOf, cell: ownerOf },
  {
    key: 'state',
    header: 'Status',
    sortValue: ({ progress, status }) => (status === 'DONE' ? 101 : progress.percent),
    cell: ({ progress, status }) => {
      const { label, tone } = statusLook({ status, progress })
      return (
        <Pill tone={tone}>{status === 'DONE' || progress.percent === 0 ? label : `${progress.percent}% complete`}</Pill>
      )
    },
  },
]

function ownerOf({ brokerAppIdToComplete }: ApplicationEntry): string {
  return brokerAppIdToComplete === null ? 'Form library' : 'Brokerage'
}

const actionsColumn = (accountId: string, onView: (entry: ApplicationEntry) => void): Column<ApplicationEntry> => ({
  key: 'actions',
  header: 'Actions',
  cell: (entry) => (
    <div className={classes.rowActions}>
      <Button small kind="secondary" aria-label={`View ${titleOf(entry)}`} onClick={() => onView(entry)}>
        View
      </Button>
      <Button
        small
        kind="quiet"
        aria-label={`Download ${titleOf(entry)}`}
        onClick={() => void downloadPdf(accountId, entry)}
      >
        Download
      </Button>
    </div>
  ),
})
