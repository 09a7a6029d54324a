import type { ServerArea } from '../../platform/area.ts'
import { addressChanged, addressCode, addressWanted } from '@portico/contract/areas/profile/email-address.emails.ts'
import { profileRoutes } from './profile.routes.ts'

export const area = {
  routes: [profileRoutes],
  mails: [addressCode, addressWanted, addressChanged],
} satisfies ServerArea
