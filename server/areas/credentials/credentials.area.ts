import type { ServerArea } from '../../platform/area.ts'
import { credentialsRoutes } from './credentials.routes.ts'
import { credentialsMails } from '@portico/contract/areas/credentials/credentials.emails.ts'
import { mailPasswordResets } from './passwords/mail-password-reset.ts'

export const area = {
  routes: [credentialsRoutes],
  jobs: [mailPasswordResets],
  mails: credentialsMails,
} satisfies ServerArea
