import type { ServerArea } from '../../platform/area.ts'
import { accountDeletionRoutes } from './account-deletion.routes.ts'
import { scheduleErasure } from './erasing/erase-accounts.ts'
import { workExports } from './export/export-account.ts'

export const area = {
  routes: [accountDeletionRoutes],
  jobs: [workExports, scheduleErasure],
} satisfies ServerArea
