import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { reasonOf } from '../../platform/call-error.ts'
import { m, q } from '../../platform/queries.ts'

/** Where the choices cannot be had. */
export const settingsFailed = 'Your preferences could not be loaded.'

const testSent = {
  IN_APP: 'Sent. Check your portal notifications.',
  MAIL: 'Sent. Check your email.',
  SMS: 'Sent. Check your phone.',
} as const

/** The user's notification settings. */
export const settingsQuery = () => q('GET /api/users/self/notifications')

export function useSaveSettings() {
  const cache = useQueryClient()
  return useMutation({
    ...m('PUT /api/users/self/notifications'),
    onSuccess: (settings) => {
      cache.setQueryData(settingsQuery().queryKey, settings)
      toasts.show('success', 'Notification preferences saved.')
    },
  })
}

export function useTestMessage() {
  return useMutation({
    ...m('POST /api/users/self/notifications/test'),
    onSuccess: (_, { body }) => toasts.show('success', testSent[body.channel]),
    onError: (error) => toasts.show('error', reasonOf(error, 'The test message could not be sent.', 'channel')),
  })
}
