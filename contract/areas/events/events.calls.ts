import { calls } from '../../kit/call.ts'

export const eventsCalls = calls({
  'GET /server-events': {
    access: 'signed-in',
    summary: 'What happens while the portal is open, as a stream; resumes after `Last-Event-ID`.',
    responses: { 200: 'event-stream', 204: 'nothing' },
  },
})
