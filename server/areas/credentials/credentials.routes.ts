import { credentialsCalls } from '@portico/contract/areas/credentials/credentials.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { sendCode } from './codes/send-code.ts'
import { verifyCode } from './codes/verify-code.ts'
import { changePassword } from './passwords/change-password.ts'
import { lookAtPasswordReset } from './passwords/look-at-password-reset.ts'
import { requestPasswordReset } from './passwords/request-password-reset.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { proveAgain } from './prove-again.ts'
import { getTwoFactor } from './two-factor/get-two-factor.ts'
import { renewRecoveryCodes } from './two-factor/renew-recovery-codes.ts'
import { updateTwoFactor } from './two-factor/update-two-factor.ts'
import { useRecoveryCode } from './two-factor/use-recovery-code.ts'

export const credentialsRoutes = bind(credentialsCalls, {
  'POST /api/users/self/reset-password': changePassword,
  'POST /auth/password-reset': requestPasswordReset,
  'GET /open/password-reset/{identifier}': lookAtPasswordReset,
  'POST /auth/password-reset/{identifier}': resetPassword,
  'POST /auth/step-up': proveAgain,
  'POST /tfa/send-verification': sendCode,
  'POST /tfa/verify-code': verifyCode,
  'POST /auth/recovery-code': useRecoveryCode,
  'GET /api/users/tfa': getTwoFactor,
  'PUT /api/users/tfa/update': updateTwoFactor,
  'POST /api/users/tfa/recovery-codes': renewRecoveryCodes,
})
