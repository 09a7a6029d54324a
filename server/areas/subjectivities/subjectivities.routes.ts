import { subjectivitiesCalls } from '@portico/contract/areas/subjectivities/subjectivities.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { addFile } from './add-file.ts'
import { addSubjectivity } from './add-subjectivity.ts'
import { changeSubjectivity } from './change-subjectivity.ts'
import { deleteSubjectivity } from './delete-subjectivity.ts'
import { listSubjectivities } from './list-subjectivities.ts'
import { moveSubjectivity } from './move-subjectivity.ts'
import { removeFile } from './remove-file.ts'

export const subjectivitiesRoutes = bind(subjectivitiesCalls, {
  'GET /api/accounts/{accountId}/renewals/{cycleId}/subjectivities': listSubjectivities,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/subjectivities': addSubjectivity,
  'PUT /api/accounts/{accountId}/subjectivities/{subjectivityId}': changeSubjectivity,
  'DELETE /api/accounts/{accountId}/subjectivities/{subjectivityId}': deleteSubjectivity,
  'POST /api/accounts/{accountId}/subjectivities/{subjectivityId}/files': addFile,
  'DELETE /api/accounts/{accountId}/subjectivities/{subjectivityId}/files/{documentId}': removeFile,
  'POST /api/accounts/{accountId}/subjectivities/{subjectivityId}/steps': moveSubjectivity,
})
