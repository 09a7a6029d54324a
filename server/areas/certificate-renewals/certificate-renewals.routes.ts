import { certificateRenewalsCalls } from '@portico/contract/areas/certificate-renewals/certificate-renewals.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { createRenewal } from './create-renewal.ts'
import { decideItems } from './decide-items.ts'
import { downloadRenewal } from './download-renewal.ts'
import { getRenewal } from './get-renewal.ts'
import { listItems } from './list-items.ts'
import { listRenewals } from './list-renewals.ts'
import { moveRenewal } from './move-renewal.ts'

export const certificateRenewalsRoutes = bind(certificateRenewalsCalls, {
  'GET /api/accounts/{accountId}/certificate-renewals': listRenewals,
  'POST /api/accounts/{accountId}/certificate-renewals': createRenewal,
  'GET /api/accounts/{accountId}/certificate-renewals/{renewalId}': getRenewal,
  'GET /api/accounts/{accountId}/certificate-renewals/{renewalId}/items': listItems,
  'POST /api/accounts/{accountId}/certificate-renewals/{renewalId}/decisions': decideItems,
  'POST /api/accounts/{accountId}/certificate-renewals/{renewalId}/moves': moveRenewal,
  'GET /api/accounts/{accountId}/certificate-renewals/{renewalId}/file': downloadRenewal,
})
