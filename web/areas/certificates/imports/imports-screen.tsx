import { holderFileLimits } from '@portico/contract/areas/certificates/holders/holder-file.ts'
import { holderImportMessages } from '@portico/contract/areas/certificates/holders/holder-import.messages.ts'
import type { HolderImport } from '@portico/contract/areas/certificates/holders/holder-import.shapes.ts'
import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { sheetEndings } from '../../../kit/files/file-rules.ts'
import { FileSender } from '../../../kit/files/file-sender.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { TemplateLinks } from '../../../kit/uploads/template-links.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatCount, formatMoment } from '../../../platform/formats.ts'
import { addressText } from '../../../platform/text/address-text.ts'
import { importCounts, importStates } from './import-labels.ts'
import { ImportView } from './import-view.tsx'
import classes from './imports.module.css'
import { templateAddress, useImportCalls, useImports } from './imports.queries.ts'

interface Props {
  readonly accountId: string
}

/** Adds many certificate holders from a spreadsheet, and merges those that are on the list already. */
export default function ImportsScreen({ accountId }: Props) {
  const opened = addressText(useSearch({ strict: false })['import'])
  const navigate = useNavigate()
  const open = (id: string): void =>
    void navigate({ to: '.', search: id === '' ? {} : { import: id }, resetScroll: false })
  return (
    <Page
      title="Import Certificate Holders"
      lead="Add many certificate holders from a spreadsheet. You review duplicates before anything changes."
    >
      <div className={classes.page}>
        {opened === '' ? (
          <FileCard accountId={accountId} onRead={open} />
        ) : (
          <ImportView key={opened} accountId={accountId} importId={opened} onLeave={() => open('')} />
        )}
        <HistoryCard accountId={accountId} />
      </div>
    </Page>
  )
}

const holdersPath = (accountId: string): string => `/${encodeURIComponent(accountId)}/certificate-holders`

function FileCard({ accountId, onRead }: Props & { readonly onRead: (id: string) => void }) {
  const { send } = useImportCalls(accountId)
  return (
    <Card title="Upload a file">
      <div className={classes.stack}>
        <p>
          One holder per row, up to {formatCount(holderFileLimits.rows)} rows and {sizeText(holderFileLimits.bytes)}.
          The example row of the template is ignored.
        </p>
        <TemplateLinks addressOf={(format) => templateAddress(accountId, format)} />
        <FileSender
          label="Choose file"
          inputLabel="Holders file"
          accept={sheetEndings}
          maxBytes={holderFileLimits.bytes}
          failure={holderImportMessages.sendFailed}
          onSend={async (file) => onRead((await send(file)).id)}
        />
      </div>
    </Card>
  )
}

function HistoryCard({ accountId }: Props) {
  const query = useImports(accountId)
  return (
    <Card title="Last 10 imports">
      <Loaded query={query} failed={holderImportMessages.listFailed} lines={4}>
        {({ imports }) =>
          imports.length === 0 ? (
            <EmptyState title="No imports yet">Imports appear here when you choose a file.</EmptyState>
          ) : (
            <DataTable label="Imports" columns={columnsFor(accountId)} rows={imports} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
    </Card>
  )
}

const columnsFor = (accountId: string): readonly Column<HolderImport>[] => [
  {
    key: 'file',
    header: 'File',
    cell: ({ id, fileName }) => <AppLink href={`${holdersPath(accountId)}/import?import=${id}`}>{fileName}</AppLink>,
  },
  {
    key: 'state',
    header: 'Status',
    cell: ({ state }) => <Pill tone={importStates[state].tone}>{importStates[state].label}</Pill>,
  },
  {
    key: 'result',
    header: 'Holders',
    cell: ({ counts }) =>
      importCounts(counts)
        .map(({ label, value }) => `${value} ${label.toLowerCase()}`)
        .join(', ') || '–',
  },
  { key: 'by', header: 'By', cell: ({ createdByName }) => createdByName },
  { key: 'at', header: 'Uploaded', cell: ({ createdAt }) => formatMoment(createdAt) },
]
