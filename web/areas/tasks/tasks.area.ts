import type { WebArea } from '../../platform/area.ts'
import { AccountTasksCard } from './account-tasks-card.tsx'

export const area = {
  cards: { ACCOUNT_TASKS: AccountTasksCard },
  refreshes: {
    tasks: ['GET /api/accounts/{accountId}/tasks', 'GET /api/accounts/{accountId}/calendar'],
  },
} satisfies WebArea
