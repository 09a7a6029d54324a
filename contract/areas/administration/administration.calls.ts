import { calls } from '../../kit/call.ts'
import { Overview } from './overview.shapes.ts'

export const administrationCalls = calls({
  'GET /api/administration/overview': {
    access: 'administrator',
    summary: 'Returns the platform overview: logins, tenants, jobs, messages, and the responding server process.',
    responses: { 200: Overview },
  },
})
