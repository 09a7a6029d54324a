import { uploadMessages } from '@portico/contract/areas/account-uploads/account-upload.messages.ts'
import type { AccountUpload } from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatCount, formatMoment } from '../../platform/formats.ts'
import { uploadStates } from './upload-labels.ts'
import { allUploads, ownUploads } from './uploads.queries.ts'

interface Props {
  /** Left out for all brokerages. */
  readonly brokerCode: string | undefined
  readonly hrefOf: (upload: AccountUpload) => string
}

/** The last ten uploads. */
export function RunsCard({ brokerCode, hrefOf }: Props) {
  const query = useQuery(brokerCode === undefined ? allUploads : ownUploads(brokerCode))
  return (
    <Card title="Last 10 uploads">
      <Loaded query={query} failed={uploadMessages.listFailed} lines={4}>
        {({ items }: { readonly items: readonly AccountUpload[] }) =>
          items.length === 0 ? (
            <EmptyState title="No uploads yet">Uploads appear here when you choose a file.</EmptyState>
          ) : (
            <DataTable
              label="Uploads"
              columns={columnsFor(brokerCode === undefined, hrefOf)}
              rows={items}
              rowKey={({ uploadId }) => uploadId}
            />
          )
        }
      </Loaded>
    </Card>
  )
}

function resultOf({ state, counts }: AccountUpload): string {
  const parts: [number, string][] =
    state === 'DRAFT'
      ? [
          [counts.ready, 'ready'],
          [counts.errors, 'with errors'],
        ]
      : [
          [counts.created, 'created'],
          [counts.removed, 'archived'],
          [counts.left, 'not archived'],
          [counts.failed, 'failed'],
          [counts.errors, 'with errors'],
        ]
  const words = parts.filter(([count]) => count > 0).map(([count, word]) => `${formatCount(count)} ${word}`)
  return words.length === 0 ? '–' : words.join(', ')
}

function columnsFor(namesBrokerage: boolean, hrefOf: Props['hrefOf']): Column<AccountUpload>[] {
  const file: Column<AccountUpload> = {
    key: 'file',
    header: 'File',
    cell: (upload) => <AppLink href={hrefOf(upload)}>{upload.fileName}</AppLink>,
  }
  const brokerage: Column<AccountUpload> = {
    key: 'brokerage',
    header: 'Brokerage',
    cell: ({ brokerName }) => brokerName,
  }
  return [
    file,
    ...(namesBrokerage ? [brokerage] : []),
    {
      key: 'state',
      header: 'Status',
      cell: ({ state }) => <Pill tone={uploadStates[state].tone}>{uploadStates[state].label}</Pill>,
    },
    { key: 'result', header: 'Accounts', cell: resultOf },
    { key: 'by', header: 'By', cell: ({ createdByName }) => createdByName },
    { key: 'at', header: 'Uploaded', cell: ({ createdAt }) => formatMoment(createdAt) },
  ]
}
