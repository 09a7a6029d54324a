import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { CalendarEvent, EventDraft, EventEdit } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { m, q } from '../../platform/queries.ts'

export const changeKey = 'PUT /api/accounts/{accountId}/calendar/events/{eventId}'
const changeOneKey = 'PUT /api/accounts/{accountId}/calendar/events/{eventId}/{number}'
const changeFollowingKey = 'PUT /api/accounts/{accountId}/calendar/events/{eventId}/{number}/following'
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

/** How much of a series is meant; of an event that happens once it says nothing. */
export type Scope = 'one' | 'following' | 'all'

/** An event, or of a series: that occurrence alone, it with all that follow, or all. */
export interface Target {
  readonly event: CalendarEvent
  readonly scope: Scope
}

/** The part of a series that is meant; `all` for a single event. */
export const scopeOf = ({ event, scope }: Target): Scope => (event.repeats === null ? 'all' : scope)

/** Actions on an account's events. Each shows a toast when it is done. */
export function useEventCalls(accountId: string) {
  const cache = useQueryClient()
  const readAgain = (): void => {
    for (const key of [calendarKey, cardKey])
      void cache.invalidateQueries({ queryKey: [key, { params: { accountId } }] })
  }
  const settled = { onSettled: readAgain }
  const { mutateAsync: add } = useMutation({ ...m('POST /api/accounts/{accountId}/calendar/events'), ...settled })
  const { mutateAsync: changeAll } = useMutation({ ...m(changeKey), ...settled })
  const { mutateAsync: changeOne } = useMutation({ ...m(changeOneKey), ...settled })
  const { mutateAsync: remove } = useMutation({
    ...m('DELETE /api/accounts/{accountId}/calendar/events/{eventId}'),
    ...settled,
  })
  const { mutateAsync: removeOne } = useMutation({
    ...m('DELETE /api/accounts/{accountId}/calendar/events/{eventId}/{number}'),
    ...settled,
  })
  const { mutateAsync: changeFollowing } = useMutation({ ...m(changeFollowingKey), ...settled })
  const { mutateAsync: removeFollowing } = useMutation({
    ...m('DELETE /api/accounts/{accountId}/calendar/events/{eventId}/{number}/following'),
    ...settled,
  })
  const changes = { one: changeOne, following: changeFollowing, all: changeAll }
  const removals = { one: removeOne, following: removeFollowing, all: remove }
  const paramsOf = ({ id, occurrence }: CalendarEvent) => ({ accountId, eventId: id, number: occurrence })
  const send = async (target: Target, body: EventEdit, done: string): Promise<void> => {
    await changes[scopeOf(target)]({ params: paramsOf(target.event), body })
    toasts.show('success', done)
  }
  return {
    add: async (body: EventDraft): Promise<void> => {
      await add({ params: { accountId }, body })
      toasts.show('success', calendarMessages.saved)
    },
    change: (target: Target, body: EventEdit) => send(target, body, calendarMessages.saved),
    /** Moves an event; of a series that occurrence alone. */
    move: (event: CalendarEvent, body: EventEdit) => send({ event, scope: 'one' }, body, calendarMessages.moved),
    remove: async (target: Target): Promise<void> => {
      await removals[scopeOf(target)]({ params: paramsOf(target.event) })
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
  }
}
