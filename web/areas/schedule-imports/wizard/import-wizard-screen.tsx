import { nameOfType, scheduleTypes, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import type { ImportSearch } from '../import-search.ts'
import { useImport } from '../imports.queries.ts'
import { HistoryCard } from './history-card.tsx'
import { ImportSteps, stepOf } from './import-steps.tsx'
import { UploadStep } from './upload-step.tsx'
import { WizardStep } from './wizard-step.tsx'
import classes from './wizard.module.css'

interface Props {
  readonly accountId: string
  readonly type: ScheduleType
  readonly search: ImportSearch
  readonly onSearch: (search: ImportSearch) => void
  /** The address of the schedule; undefined if it has no page. */
  readonly schedulePath: string | undefined
}

/** Imports a file into a schedule: upload, match columns, look at what would change, import. */
export default function ImportWizardScreen({ accountId, type, search, onSearch, schedulePath }: Props) {
  const found = useImport(accountId, search.import)
  const title = `Import ${nameOfType(type)}`
  if (!scheduleTypes[type].wizardImportable)
    return (
      <Page title={title} narrow>
        <EmptyState title={importMessages.notImportable}>Add rows manually on the schedule.</EmptyState>
      </Page>
    )
  const open = (id: string | undefined): void =>
    onSearch({ ...(search.tab !== undefined && { tab: search.tab }), ...(id !== undefined && { import: id }) })
  return (
    <Page title={title} lead={found.data?.tabName == null ? undefined : `Into the tab ${found.data.tabName}`}>
      <ImportSteps current={search.import === undefined ? 'upload' : stepOf(found.data)} />
      {search.import === undefined ? (
        <div className={classes.stack}>
          <UploadStep accountId={accountId} type={type} tabId={search.tab} onBegun={open} />
          <HistoryCard accountId={accountId} type={type} onOpen={open} />
        </div>
      ) : (
        <Loaded query={found} failed="The import could not be loaded.">
          {(shown) => (
            <WizardStep
              accountId={accountId}
              shown={shown}
              schedulePath={schedulePath}
              onLeave={() => open(undefined)}
            />
          )}
        </Loaded>
      )}
    </Page>
  )
}
