import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { CarrierNaic, carrierNaic } from './carrier-naic.shapes.ts'

const inBrokerage = z.object({ brokerCode: z.string() })
const ofNumber = inBrokerage.extend({ numberId: z.string() })
const numbers = { answers: z.array(CarrierNaic) }

export const carriersCalls = calls({
  'POST /api/brokerages/{brokerCode}/carrier-naic-numbers': carrierNaic.add(inBrokerage, numbers),
  'PUT /api/brokerages/{brokerCode}/carrier-naic-numbers/{numberId}': carrierNaic.change(ofNumber, numbers),
  'POST /api/brokerages/{brokerCode}/carrier-imports': {
    access: 'brokerage',
    summary: 'Adds and changes the carriers of a spreadsheet, all of them or none. Errors are named by cell.',
    limits: [{ per: 'user', tries: 60, minutes: 60 }],
    params: inBrokerage,
    upload: { field: 'file', maxBytes: 5 * 1024 ** 2 },
    responses: {
      200: z.object({ added: z.number().int(), changed: z.number().int(), unchanged: z.number().int() }),
      403: Problem,
      413: Problem,
      422: Problem,
    },
  },
  'DELETE /api/brokerages/{brokerCode}/carrier-naic-numbers/{numberId}': carrierNaic.removeFrom(ofNumber, numbers),
})
