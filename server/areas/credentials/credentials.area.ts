import type { ServerArea } from '../../platform/area.ts'
import { credentialsRoutes } from './credentials.routes.ts'
import { mailPasswordResets } from './passwords/mail-password-reset.ts'

export const area = {
  routes: [credentialsRoutes],
  jobs: [mailPasswordResets],
} satisfies ServerArea
