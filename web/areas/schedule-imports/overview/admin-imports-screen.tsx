import { countText } from '@portico/contract/areas/schedule-imports/import.rules.ts'
import type { AccountImport, ImportState } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useDeferredValue, useState } from 'react'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { moreOf } from '../../../kit/data/more.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { stateTone, stateLabels } from '../import-labels.ts'
import { useAllImports } from '../imports.queries.ts'
import { ImportDialog } from './import-dialog.tsx'
import { NameButton } from '../name-button.tsx'
import classes from './overview.module.css'

/** The imports of all accounts: what was made of which file, and why one failed. */
export default function AdminImportsScreen() {
  const [search, setSearch] = useState('')
  const [state, setState] = useState<ImportState | ''>('')
  const [opened, setOpened] = useState<string>()
  const pages = useAllImports({ search: useDeferredValue(search.trim()), ...(state !== '' && { state }) })
  const shown = pages.data?.pages
    .flatMap(({ items }) => items)
    .find(({ scheduleImportId }) => scheduleImportId === opened)
  return (
    <Page title="Schedule Imports">
      <div className={classes.filters}>
        <TextField label="Search" value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
        <SelectField
          label="State"
          value={state}
          onChange={(event) => setState(event.currentTarget.value as ImportState | '')}
          data={[
            { value: '', label: 'All' },
            ...Object.entries(stateLabels).map(([value, label]) => ({ value, label })),
          ]}
        />
      </div>
      <Loaded query={pages} failed="The imports could not be loaded." lines={8}>
        {(data) => {
          const imports = data.pages.flatMap(({ items }) => items)
          if (imports.length === 0)
            return <EmptyState title={search === '' && state === '' ? 'No imports yet' : 'No matching imports'} />
          return (
            <DataTable<AccountImport>
              label="Imports of all accounts"
              rows={imports}
              rowKey={({ scheduleImportId }) => scheduleImportId}
              columns={importColumns(setOpened)}
              more={moreOf(pages)}
            />
          )
        }}
      </Loaded>
      {shown !== undefined && <ImportDialog shown={shown} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}

const scheduleOf = ({ scheduleType, tabName }: AccountImport): string =>
  tabName === null ? nameOfType(scheduleType) : `${nameOfType(scheduleType)}, ${tabName}`

const importColumns = (setOpened: (scheduleImportId: string) => void): readonly Column<AccountImport>[] => [
  {
    key: 'file',
    header: 'File',
    cell: (one) => <NameButton name={one.file.name} onClick={() => setOpened(one.scheduleImportId)} />,
  },
  { key: 'account', header: 'Account', cell: ({ companyName }) => companyName },
  { key: 'type', header: 'Schedule', cell: scheduleOf },
  {
    key: 'state',
    header: 'State',
    cell: (one) => <Pill tone={stateTone(one.state)}>{stateLabels[one.state]}</Pill>,
  },
  { key: 'counts', header: 'Rows', cell: ({ counts }) => (counts === null ? '–' : countText(counts)) },
  { key: 'by', header: 'By', cell: ({ createdByName }) => createdByName },
  { key: 'at', header: 'When', cell: ({ createdAt }) => formatMoment(createdAt) },
]
