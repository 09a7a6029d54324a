import type { ServerArea } from '../../platform/area.ts'
import { mailLoginLinks } from './login/mail-login-link.ts'
import { sessionRoutes } from './session.routes.ts'

export const area = {
  routes: [sessionRoutes],
  jobs: [mailLoginLinks],
} satisfies ServerArea
