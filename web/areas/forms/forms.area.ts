import type { WebArea } from '../../platform/area.ts'

export const area = {
  refreshes: {
    forms: [
      'GET /api/forms',
      'GET /api/forms/{formId}/layout',
      'GET /api/broker-admin/{id}/forms',
      'GET /api/broker-admin/{id}/forms/{formId}/layout',
      'GET /api/accounts/{accountId}/forms',
      'GET /api/accounts/{accountId}/forms/{formId}/layout',
    ],
  },
} satisfies WebArea
