import { subjectivitiesCalls } from '@portico/contract/areas/subjectivities/subjectivities.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { addFile } from './add-file.ts'
import { downloadProposal } from './proposal/download-proposal.ts'
import { listSubjectivities } from './list-subjectivities.ts'
import { removeFile } from './remove-file.ts'
import { subjectivities } from './subjectivities.record.ts'

export const subjectivitiesRoutes = bind(subjectivitiesCalls, {
  'GET /api/accounts/{accountId}/renewals/{cycleId}/subjectivities': listSubjectivities,
  'GET /api/accounts/{accountId}/renewals/{cycleId}/proposal': downloadProposal,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/subjectivities': subjectivities.add,
  'PUT /api/accounts/{accountId}/subjectivities/{subjectivityId}': subjectivities.change,
  'DELETE /api/accounts/{accountId}/subjectivities/{subjectivityId}': subjectivities.remove,
  'POST /api/accounts/{accountId}/subjectivities/{subjectivityId}/files': addFile,
  'DELETE /api/accounts/{accountId}/subjectivities/{subjectivityId}/files/{documentId}': removeFile,
  'POST /api/accounts/{accountId}/subjectivities/{subjectivityId}/steps': subjectivities.move,
})
