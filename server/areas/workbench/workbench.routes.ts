import { workbenchCalls } from '@portico/contract/areas/workbench/workbench.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { listUnsigned } from './list-unsigned.ts'
import { listWaitingClaims } from './list-waiting-claims.ts'
import { showWorkbench } from './show-workbench.ts'

export const workbenchRoutes = bind(workbenchCalls, {
  'GET /api/brokerages/{brokerCode}/workbench': showWorkbench,
  'GET /api/brokerages/{brokerCode}/workbench/unsigned': listUnsigned,
  'GET /api/brokerages/{brokerCode}/workbench/claims': listWaitingClaims,
})
