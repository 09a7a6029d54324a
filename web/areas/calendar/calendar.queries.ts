import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { CalendarEvent, EventDraft, EventEdit } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { m, q } from '../../platform/queries.ts'

export const changeKey = 'PUT /api/accounts/{accountId}/calendar/events/{eventId}'
export const changeOneKey = 'PUT /api/accounts/{accountId}/calendar/events/{eventId}/{number}'
const calendarKey = 'GET /api/accounts/{accountId}/calendar'
const cardKey = 'GET /api/accounts/{accountId}/service-calendar'
const feedKey = 'GET /api/accounts/{accountId}/calendar/feed'

/** What an account's calendar holds from one day to another. */
export function useCalendar(accountId: string, range: { readonly from: string; readonly to: string }) {
  const request = { params: { accountId }, query: range }
  return useQuery({ ...q(calendarKey, request), placeholderData: keepPreviousData })
}

/** The user's own feed of a calendar. */
export function useFeed(accountId: string) {
  return useQuery(q(feedKey, { params: { accountId } }))
}

/** An event, or of a series: that occurrence alone, or all. */
export interface Target {
  readonly event: CalendarEvent
  readonly all: boolean
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
  const { mutateAsync: changeOne } = useMutation({ ...m(changeOneKey), ...settled })
  const { mutateAsync: remove } = useMutation({
    ...m('DELETE /api/accounts/{accountId}/calendar/events/{eventId}'),
    ...settled,
  })
  const { mutateAsync: removeOne } = useMutation({
    ...m('DELETE /api/accounts/{accountId}/calendar/events/{eventId}/{number}'),
    ...settled,
  })
  const send = async ({ event, all }: Target, body: EventEdit, done: string): Promise<void> => {
    const params = { accountId, eventId: event.id, number: event.occurrence }
    await (isOneOfMany(event, all) ? changeOne({ params, body }) : change({ params, body }))
    toasts.show('success', done)
  }
  return {
    add: async (body: EventDraft): Promise<void> => {
      await add({ params: { accountId }, body })
      toasts.show('success', calendarMessages.saved)
    },
    save: (target: Target, body: EventEdit) => send(target, body, calendarMessages.saved),
    /** Moves an event; of a series that occurrence alone. */
    move: (event: CalendarEvent, body: EventEdit) => send({ event, all: false }, body, calendarMessages.moved),
    remove: async ({ event, all }: Target): Promise<void> => {
      const params = { accountId, eventId: event.id, number: event.occurrence }
      await (isOneOfMany(event, all) ? removeOne({ params }) : remove({ params }))
      toasts.show('success', calendarMessages.deleted)
    },
  }
}

const isOneOfMany = ({ repeats }: CalendarEvent, all: boolean): boolean => repeats !== null && !all

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
