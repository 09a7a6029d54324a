import { platformUsersCalls } from '@portico/contract/areas/platform-users/platform-users.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { enableUser } from './enable-user.ts'
import { getUser } from './get-user.ts'
import { listUsers } from './list-users.ts'
import { logOutUser } from './log-out-user.ts'
import { resetTwoFactor } from './reset-two-factor.ts'
import { sendPasswordReset } from './send-password-reset.ts'
import { setViewer } from './set-viewer.ts'
import { unlockUser } from './unlock-user.ts'

export const platformUsersRoutes = bind(platformUsersCalls, {
  'GET /api/administration/users': listUsers,
  'GET /api/administration/users/{username}': getUser,
  'POST /api/administration/users/{username}/enable': enableUser,
  'PUT /api/administration/users/{username}/viewer': setViewer,
  'POST /api/administration/users/{username}/log-out': logOutUser,
  'POST /api/administration/users/{username}/unlock': unlockUser,
  'POST /api/administration/users/{username}/password-reset': sendPasswordReset,
  'POST /api/administration/users/{username}/two-factor-reset': resetTwoFactor,
})
