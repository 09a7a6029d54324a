import { z } from 'zod'
import { calls } from '../../kit/call.ts'

export const eventsCalls = calls({
  'GET /server-events': {
    access: 'signed-in',
    summary: 'Streams events while the portal is open; resumes after `Last-Event-ID` or its query equivalent.',
    query: z.object({
      lastEventId: z.string().max(60).optional(),
      changesAfter: z
        .string()
        .max(60)
        .optional()
        .meta({ description: 'Position at which the page was loaded; later changes are sent too' }),
    }),
    responses: { 200: 'event-stream', 204: 'nothing' },
  },
})
