import { carriersCalls } from '@portico/contract/areas/carriers/carriers.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { carrierNaicNumbers } from './carrier-naic.record.ts'
import { importCarriers } from './import-carriers.ts'

export const carriersRoutes = bind(carriersCalls, {
  'POST /api/brokerages/{brokerCode}/carrier-naic-numbers': carrierNaicNumbers.add,
  'PUT /api/brokerages/{brokerCode}/carrier-naic-numbers/{numberId}': carrierNaicNumbers.change,
  'POST /api/brokerages/{brokerCode}/carrier-imports': importCarriers,
  'DELETE /api/brokerages/{brokerCode}/carrier-naic-numbers/{numberId}': carrierNaicNumbers.remove,
})
