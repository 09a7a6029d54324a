import { certificatesCalls } from '@portico/contract/areas/certificates/certificates.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { certificateHolders } from './holders/holders.record.ts'
import { listHolders } from './holders/list-holders.ts'

export const certificatesRoutes = bind(certificatesCalls, {
  'GET /api/accounts/{accountId}/certificate-holders': listHolders,
  'POST /api/accounts/{accountId}/certificate-holders': certificateHolders.add,
  'PUT /api/accounts/{accountId}/certificate-holders/{holderId}': certificateHolders.change,
  'DELETE /api/accounts/{accountId}/certificate-holders/{holderId}': certificateHolders.remove,
})
