import type { ServerArea } from '../../platform/area.ts'
import { loginLinkMail, newDeviceMail } from '@portico/contract/areas/session/login.emails.ts'
import { mailLoginLinks } from './login/mail-login-link.ts'
import { sessionRoutes } from './session.routes.ts'

export const area = {
  routes: [sessionRoutes],
  jobs: [mailLoginLinks],
  mails: [loginLinkMail, newDeviceMail],
} satisfies ServerArea
