import { accountDeletionCalls } from '@portico/contract/areas/account-deletion/account-deletion.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { cancelDeletion } from './cancel-deletion.ts'
import { checkDeletion } from './check-deletion.ts'
import { confirmDeletion } from './confirm-deletion.ts'
import { deleteAccount } from './delete-account.ts'
import { downloadCertificate } from './download-certificate.ts'
import { downloadExport } from './download-export.ts'
import { liftHold } from './lift-hold.ts'
import { listDeletions } from './list-deletions.ts'
import { restoreAccount } from './restore-account.ts'
import { setHold } from './set-hold.ts'
import { startExport } from './start-export.ts'

export const accountDeletionRoutes = bind(accountDeletionCalls, {
  'GET /api/administration/deletions': listDeletions,
  'GET /api/administration/deletions/{code}': checkDeletion,
  'POST /api/administration/deletions/{code}/export': startExport,
  'GET /api/administration/deletions/{code}/export': downloadExport,
  'POST /api/administration/deletions/{code}/hold': setHold,
  'POST /api/administration/deletions/{code}/lift-hold': liftHold,
  'POST /api/administration/deletions/{code}/delete': deleteAccount,
  'POST /api/administration/deletions/{code}/confirm': confirmDeletion,
  'POST /api/administration/deletions/{code}/cancel': cancelDeletion,
  'POST /api/administration/deletions/{code}/restore': restoreAccount,
  'GET /api/administration/deletions/{code}/certificate': downloadCertificate,
})
