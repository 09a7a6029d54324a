import { notificationsCalls } from '@portico/contract/areas/notifications/notifications.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { getSettings } from './get-settings.ts'
import { saveSettings } from './save-settings.ts'
import { sendTestMessage } from './send-test-message.ts'

export const notificationsRoutes = bind(notificationsCalls, {
  'GET /api/users/self/notifications': getSettings,
  'PUT /api/users/self/notifications': saveSettings,
  'POST /api/users/self/notifications/test': sendTestMessage,
})
