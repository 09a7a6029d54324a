import { demonstrationCalls } from '@portico/contract/areas/demonstration/demonstration.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { type DemoWorld, showDemonstration } from './show-demonstration.ts'

export const demonstrationRoutes = (world: DemoWorld) =>
  bind(demonstrationCalls, { 'GET /open/demonstration': showDemonstration(world) })
