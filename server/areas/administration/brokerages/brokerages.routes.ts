import { brokerageAdministrationCalls } from '@portico/contract/areas/administration/brokerages.calls.ts'
import { bind } from '../../../platform/http/routes.ts'
import { changeBrokerage } from './change-brokerage.ts'
import { createBrokerage } from './create-brokerage.ts'
import { getBrokerageDetail } from './get-brokerage-detail.ts'
import { reinstateBrokerage } from './reinstate-brokerage.ts'
import { suspendBrokerage } from './suspend-brokerage.ts'

export const brokerageAdministrationRoutes = bind(brokerageAdministrationCalls, {
  'POST /api/brokerages': createBrokerage,
  'PUT /api/brokerages/{brokerCode}': changeBrokerage,
  'GET /api/administration/brokerages/{brokerCode}': getBrokerageDetail,
  'POST /api/administration/brokerages/{brokerCode}/suspend': suspendBrokerage,
  'POST /api/administration/brokerages/{brokerCode}/reinstate': reinstateBrokerage,
})
