import { brokerageAdministrationCalls } from '@portico/contract/areas/administration/brokerages.calls.ts'
import { bind } from '../../../platform/http/routes.ts'
import { changeBrokerage } from './change-brokerage.ts'
import { createBrokerage } from './create-brokerage.ts'

export const brokerageAdministrationRoutes = bind(brokerageAdministrationCalls, {
  'POST /api/brokerages': createBrokerage,
  'PUT /api/brokerages/{brokerCode}': changeBrokerage,
})
