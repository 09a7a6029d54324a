import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { NotificationChoices, NotificationSettings, TestMessage } from './notification.shapes.ts'

export const notificationsCalls = calls({
  'GET /api/users/self/notifications': {
    access: 'self',
    summary: 'Returns the user’s notification settings for all of their accounts.',
    responses: { 200: NotificationSettings },
  },
  'PUT /api/users/self/notifications': {
    access: 'self',
    summary:
      'Changes the user’s notification settings. A legal notice keeps a channel; text messages need a verified phone.',
    body: NotificationChoices,
    responses: { 200: NotificationSettings, 422: Problem },
  },
  'POST /api/users/self/notifications/test': {
    access: 'self',
    summary: 'Sends the user a test message immediately, regardless of quiet hours.',
    limits: [{ per: 'user', tries: 10, minutes: 60 }],
    body: TestMessage,
    responses: { 204: 'nothing', 422: Problem },
  },
})
