import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { reasonOf } from '../../platform/call-error.ts'
import { m, q } from '../../platform/queries.ts'

/** Where the choices cannot be had. */
export const settingsFailed = 'Your choices could not be loaded.'

const testSent = {
  IN_APP: 'Sent. Look at the bell.',
  MAIL: 'Sent. Look into your mail.',
  SMS: 'Sent. Look at your phone.',
} as const

/** How the user hears of things. */
export const settingsQuery = () => q('GET /api/users/self/notifications')

export function useSaveSettings() {
  const cache = useQueryClient()
  return useMutation({
    ...m('PUT /api/users/self/notifications'),
    onSuccess: (settings) => {
      cache.setQueryData(settingsQuery().queryKey, settings)
      toasts.show('success', 'Notification choices saved.')
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
