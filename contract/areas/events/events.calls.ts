import { z } from 'zod'
import { calls } from '../../kit/call.ts'

export const eventsCalls = calls({
  'GET /server-events': {
    access: 'signed-in',
    summary: 'What happens while the portal is open, as a stream; resumes after `Last-Event-ID`, or its query twin.',
    query: z.object({ lastEventId: z.string().max(60).optional() }),
    responses: { 200: 'event-stream', 204: 'nothing' },
  },
})
