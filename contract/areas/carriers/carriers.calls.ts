import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { CarrierNaic, carrierNaic } from './carrier-naic.shapes.ts'

const inBrokerage = z.object({ brokerCode: z.string() })
const ofNumber = inBrokerage.extend({ numberId: z.string() })
const numbers = { answers: z.array(CarrierNaic) }

export const carriersCalls = calls({
  'POST /api/brokerages/{brokerCode}/carrier-naic-numbers': carrierNaic.add(inBrokerage, numbers),
  'PUT /api/brokerages/{brokerCode}/carrier-naic-numbers/{numberId}': carrierNaic.change(ofNumber, numbers),
  'DELETE /api/brokerages/{brokerCode}/carrier-naic-numbers/{numberId}': carrierNaic.removeFrom(ofNumber, numbers),
})
