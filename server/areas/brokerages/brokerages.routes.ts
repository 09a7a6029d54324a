import { brokeragesCalls } from '@portico/contract/areas/brokerages/brokerages.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { getBrokerage } from './get-brokerage.ts'
import { listBrokerages } from './list-brokerages.ts'
import { setTwoFactorPolicy } from './set-two-factor-policy.ts'

export const brokeragesRoutes = bind(brokeragesCalls, {
  'GET /api/brokerages': listBrokerages,
  'GET /api/brokerages/{brokerCode}': getBrokerage,
  'PUT /api/brokerages/{brokerCode}/two-factor': setTwoFactorPolicy,
})
