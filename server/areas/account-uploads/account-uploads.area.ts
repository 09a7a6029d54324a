import type { ServerArea } from '../../platform/area.ts'
import { accountUploadsRoutes } from './account-uploads.routes.ts'
import { workUploads } from './work/work-uploads.ts'

export const area = {
  routes: [accountUploadsRoutes],
  jobs: [workUploads],
} satisfies ServerArea
