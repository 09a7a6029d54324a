import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { CalendarEvent, EventEdit, EventFields } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { m, q } from '../../platform/queries.ts'

export const changeKey = 'PUT /api/accounts/{accountId}/calendar/events/{eventId}'
const calendarKey = 'GET /api/accounts/{accountId}/calendar'
const cardKey = 'GET /api/accounts/{accountId}/service-calendar'
const feedKey = 'GET /api/accounts/{accountId}/calendar/feed'

/** What an account's calendar holds from one day to another. */
export function useCalendar(accountId: string, range: { readonly from: string; readonly to: string }) {
  const request = { params: { accountId }, query: range }
  return useQuery({ ...q(calendarKey, request), placeholderData: keepPreviousData })
}

/** The coming events of an account. */
export function useServiceCalendar(accountId: string) {
  return useQuery(q(cardKey, { params: { accountId } }))
}

/** The user's own feed of a calendar. */
export function useFeed(accountId: string) {
  return useQuery(q(feedKey, { params: { accountId } }))
}

/** What can be done to the events of an account. Each says so when it is done. */
export function useEventCalls(accountId: string) {
  const cache = useQueryClient()
  const readAgain = (): void => {
    for (const key of [calendarKey, cardKey])
      void cache.invalidateQueries({ queryKey: [key, { params: { accountId } }] })
  }
  const settled = { onSettled: readAgain }
  const { mutateAsync: add } = useMutation({ ...m('POST /api/accounts/{accountId}/calendar/events'), ...settled })
  const { mutateAsync: change } = useMutation({ ...m(changeKey), ...settled })
  const { mutateAsync: remove } = useMutation({
    ...m('DELETE /api/accounts/{accountId}/calendar/events/{eventId}'),
    ...settled,
  })
  const send = async (eventId: string, body: EventEdit, done: string): Promise<void> => {
    await change({ params: { accountId, eventId }, body })
    toasts.show('success', done)
  }
  return {
    add: async (body: EventFields): Promise<void> => {
      await add({ params: { accountId }, body })
      toasts.show('success', calendarMessages.saved)
    },
    save: (eventId: string, body: EventEdit) => send(eventId, body, calendarMessages.saved),
    move: (eventId: string, body: EventEdit) => send(eventId, body, calendarMessages.moved),
    remove: async ({ id }: CalendarEvent): Promise<void> => {
      await remove({ params: { accountId, eventId: id } })
      toasts.show('success', calendarMessages.deleted)
    },
  }
}

/** Making and ending the user's own feed. */
export function useFeedCalls(accountId: string) {
  const cache = useQueryClient()
  const params = { accountId }
  const onSuccess = () => cache.invalidateQueries({ queryKey: [feedKey, { params }] })
  const make = useMutation({ ...m('POST /api/accounts/{accountId}/calendar/feed'), onSuccess })
  const end = useMutation({ ...m('DELETE /api/accounts/{accountId}/calendar/feed'), onSuccess })
  return {
    make: () => make.mutateAsync({ params }),
    end: () => end.mutateAsync({ params }),
    busy: make.isPending || end.isPending,
  }
}
