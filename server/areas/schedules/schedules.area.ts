import type { ServerArea } from '../../platform/area.ts'
import { addUpTotals } from './columns/totals/add-up-totals.ts'
import { schedulesRoutes } from './schedules.routes.ts'
import { rowResults } from './rows/row-search.view.ts'

export const area = {
  routes: [schedulesRoutes],
  jobs: [addUpTotals],
  merging: {
    holds: {
      SCHEDULES: [
        'schedule_tabs',
        'schedule_tab_numbers',
        'schedule_rows',
        'schedule_row_changes',
        'schedule_row_additions',
        'schedule_snapshots',
        'schedule_backdates',
        'schedule_checks_due',
        'schedule_imports',
      ],
    },
  },
  search: { rows: rowResults },
} satisfies ServerArea
