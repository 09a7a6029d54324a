import { calls } from '../../kit/call.ts'
import { Overview } from './overview.shapes.ts'

export const administrationCalls = calls({
  'GET /api/administration/overview': {
    access: 'administrator',
    summary: 'How the platform is doing: sign-ins, tenants, jobs, messages, and the server process that answers.',
    responses: { 200: Overview },
  },
})
