import type { WebArea } from '../../platform/area.ts'
import { ServiceCalendarCard } from './service-calendar-card.tsx'

export const area = {
  accountPages: [{ path: 'account/calendar', title: 'Calendar', load: () => import('./calendar-screen.tsx') }],
  cards: { SERVICE_CALENDAR: ({ account }) => <ServiceCalendarCard accountId={account.accountCode} /> },
  refreshes: {
    calendar: ['GET /api/accounts/{accountId}/calendar', 'GET /api/accounts/{accountId}/service-calendar'],
  },
} satisfies WebArea
