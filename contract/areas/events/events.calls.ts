import { z } from 'zod'
import { calls } from '../../kit/call.ts'

export const eventsCalls = calls({
  'GET /server-events': {
    access: 'signed-in',
    summary: 'What happens while the portal is open, as a stream; resumes after `Last-Event-ID`, or its query twin.',
    query: z.object({
      lastEventId: z.string().max(60).optional(),
      changesAfter: z
        .string()
        .max(60)
        .optional()
        .meta({ description: 'Where a page that is opening was read: what has changed since is told, too' }),
    }),
    responses: { 200: 'event-stream', 204: 'nothing' },
  },
})
