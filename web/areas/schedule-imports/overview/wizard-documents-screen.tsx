import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import type { AccountImport } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useDeferredValue, useState } from 'react'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { moreOf } from '../../../kit/data/more.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { fileAddress, useAllImports } from '../imports.queries.ts'
import classes from './overview.module.css'

/** Stored files that were uploaded for an import. */
export default function WizardDocumentsScreen() {
  const [search, setSearch] = useState('')
  const pages = useAllImports({ search: useDeferredValue(search.trim()), kept: true })
  return (
    <Page title="Wizard Documents" lead="Import files are stored for 30 days.">
      <div className={classes.filters}>
        <TextField label="Search" value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
      </div>
      <Loaded query={pages} failed="The files could not be loaded." lines={8}>
        {(data) => {
          const files = data.pages.flatMap(({ items }) => items)
          if (files.length === 0) return <EmptyState title={search === '' ? 'No files yet' : 'No matching files'} />
          return (
            <DataTable<AccountImport>
              label="Files of imports"
              rows={files}
              rowKey={({ scheduleImportId }) => scheduleImportId}
              columns={fileColumns}
              more={moreOf(pages)}
            />
          )
        }}
      </Loaded>
    </Page>
  )
}

function ageOf(createdAt: string): string {
  const days = Math.floor((Date.now() - Date.parse(createdAt)) / 86_400_000)
  return days === 0 ? 'Today' : days === 1 ? '1 day' : `${days} days`
}

const fileColumns: readonly Column<AccountImport>[] = [
  {
    key: 'file',
    header: 'File',
    cell: ({ accountCode, scheduleImportId, file }) => (
      <a className={classes.file} href={fileAddress(accountCode, scheduleImportId)} download>
        {file.name}
      </a>
    ),
  },
  { key: 'bytes', header: 'Size', cell: ({ file }) => sizeText(file.bytes), numeric: true },
  { key: 'account', header: 'Account', cell: ({ companyName }) => companyName },
  { key: 'type', header: 'Schedule', cell: ({ scheduleType }) => nameOfType(scheduleType) },
  { key: 'by', header: 'By', cell: ({ createdByName }) => createdByName },
  { key: 'at', header: 'Uploaded', cell: ({ createdAt }) => formatMoment(createdAt) },
  { key: 'age', header: 'Age', cell: ({ createdAt }) => ageOf(createdAt) },
]
