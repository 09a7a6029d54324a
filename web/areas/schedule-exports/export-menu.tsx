import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../kit/controls/button.tsx'
import { Menu } from '../../kit/overlays/menu.tsx'
import { fetchFile } from '../../platform/client.ts'
import { formatDate } from '../../platform/formats.ts'
import { q } from '../../platform/queries.ts'
import { useFeature } from '../features/features.public.ts'
import classes from './export-menu.module.css'
import { useExport } from './use-export.ts'

interface Props {
  readonly accountId: string
  readonly type: ScheduleType
  readonly tabId: number
}

interface ExcelQuery {
  readonly tabId?: number
  readonly layout?: 'BROKERAGE'
  readonly layoutId?: string
  readonly snapshotType?: 'SUBMITTED' | 'BOUND'
}

const stateLabels = { SUBMITTED: 'as submitted', BOUND: 'as bound' } as const

/** The newest snapshot of each kind, if there are any and the account may see them. */
function useNewestSnapshots(id: string) {
  const enabled = useFeature(id, 'SCHEDULE_SNAPSHOT_VIEW')
  const { data = [] } = useQuery({ ...q('GET /api/accounts/{id}/schedules/snapshots', { params: { id } }), enabled })
  const newest = (kind: keyof typeof stateLabels) => data.find(({ snapshotType }) => snapshotType === kind)
  return [newest('SUBMITTED'), newest('BOUND')].filter((snapshot) => snapshot !== undefined)
}

/** The export formats of a schedule. During a download, shows its progress and a way to stop. */
export function ExportMenu({ accountId, type, tabId }: Props) {
  const { bytes, run, cancel } = useExport()
  const params = { id: accountId, type }
  const snapshots = useNewestSnapshots(accountId)
  const { data: layouts = [] } = useQuery({
    ...q('GET /api/accounts/{id}/schedules/{type}/layouts', { params }),
    staleTime: 60_000,
  })
  const excel = (query: ExcelQuery) => () =>
    run((options) => fetchFile('GET /api/accounts/{id}/schedules/export/{type}/excel', { params, query }, options))
  const items = [
    { label: 'Excel, this tab', detail: 'can be imported again', onSelect: excel({ tabId }) },
    { label: 'Excel, all tabs', detail: 'can be imported again', onSelect: excel({}) },
    ...layouts.map(({ layoutId, name }) => ({
      label: `Excel, ${name}`,
      detail: 'this tab, for carriers',
      onSelect: excel({ tabId, layout: 'BROKERAGE', layoutId }),
    })),
    ...snapshots.map(({ snapshotType, takenAt }) => ({
      label: `Excel, ${stateLabels[snapshotType]}`,
      detail: `all tabs, as of ${formatDate(takenAt)}`,
      onSelect: excel({ snapshotType }),
    })),
    {
      label: 'CSV, this tab',
      onSelect: () =>
        run((options) =>
          fetchFile('GET /api/accounts/{id}/schedules/export/{type}/csv', { params, query: { tabId } }, options),
        ),
    },
    {
      label: 'Excel, all schedules',
      separated: true,
      onSelect: () =>
        run((options) =>
          fetchFile('GET /api/accounts/{id}/schedules/export/excel', { params: { id: accountId } }, options),
        ),
    },
  ]
  return (
    <div className={classes.export}>
      {bytes !== undefined && (
        <>
          <span role="status" className={classes.progress}>
            Exporting… <span aria-hidden>{bytes > 0 && megabytes(bytes)}</span>
          </span>
          <Button kind="quiet" small onClick={cancel}>
            Cancel
          </Button>
        </>
      )}
      {bytes === undefined && <Menu label="Export" icon={<IconDownload size={20} />} items={items} />}
    </div>
  )
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`
