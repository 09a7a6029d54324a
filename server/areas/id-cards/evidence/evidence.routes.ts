import { evidenceCalls } from '@portico/contract/areas/id-cards/evidence/evidence.calls.ts'
import { bind } from '../../../platform/http/routes.ts'
import { downloadEvidence } from './download-evidence.ts'
import { getEvidence } from './get-evidence.ts'
import { issueEvidence } from './issue-evidence.ts'

export const evidenceRoutes = bind(evidenceCalls, {
  'GET /api/accounts/{accountId}/property-evidence': getEvidence,
  'POST /api/accounts/{accountId}/property-evidence': issueEvidence,
  'GET /api/accounts/{accountId}/property-evidence/{evidenceId}': downloadEvidence,
})
