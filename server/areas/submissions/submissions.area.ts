import type { ServerArea } from '../../platform/area.ts'
import { makePackets } from './packet/make-packets.ts'
import { submissionsRoutes } from './submissions.routes.ts'

export const area = {
  routes: [submissionsRoutes],
  jobs: [makePackets],
} satisfies ServerArea
