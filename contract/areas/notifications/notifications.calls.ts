import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { NotificationChoices, NotificationSettings, TestMessage } from './notification.shapes.ts'

export const notificationsCalls = calls({
  'GET /api/users/self/notifications': {
    access: 'self',
    summary: 'How the user hears of things, in all of their accounts.',
    responses: { 200: NotificationSettings },
  },
  'PUT /api/users/self/notifications': {
    access: 'self',
    summary:
      'Changes how the user hears of things. A legal notice keeps a channel; text messages need a verified phone.',
    body: NotificationChoices,
    responses: { 200: NotificationSettings, 422: Problem },
  },
  'POST /api/users/self/notifications/test': {
    access: 'self',
    summary: 'Sends the user a test message at once, whatever their quiet hours.',
    limits: [{ per: 'user', tries: 10, minutes: 60 }],
    body: TestMessage,
    responses: { 204: 'nothing', 422: Problem },
  },
})
