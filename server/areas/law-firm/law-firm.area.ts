import type { ServerArea } from '../../platform/area.ts'
import { lawFirmRoutes } from './law-firm.routes.ts'

export const area = {
  routes: [lawFirmRoutes],
} satisfies ServerArea
