import type { CalendarEvent } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { expect, test } from 'vitest'
import { auditOf, notificationsOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { editFrom } from '../test/event-edit.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/calendar'

const weekly = { day: '2027-03-01', from: '09:00', to: '10:00', timeZone: 'America/New_York', repeats: 'week' }

async function aSeries(client: TestClient, fields: object = {}): Promise<CalendarEvent> {
  const answer = await client.post(`${path}/events`, { ...weekly, name: crypto.randomUUID(), ...fields })
  expect(answer.status).toBe(201)
  return answer.body
}

async function seen(client: TestClient, name: string): Promise<CalendarEvent[]> {
  const { body } = await client.get(`${path}?from=2027-03-01&to=2027-04-30`)
  return body.events.filter((event: CalendarEvent) => event.name === name)
}

const following = ({ id }: CalendarEvent, number: number) => `${path}/events/${id}/${number}/following`
const daysOf = (events: readonly CalendarEvent[]) => events.map(({ startsAt }) => startsAt.slice(0, 10))

const messageOf = ({ payload }: { payload: unknown }) => (payload as { message: string }).message

test('this and all that follow become a series of their own; what was before stays, and what was called off stays off', async () => {
  const owner = await server.signIn('owner@acme.test')
  const series = await aSeries(owner, { attendees: ['user@acme.test'], repeatsTimes: 6 })
  for (const number of [1, 4]) await owner.delete(`${path}/events/${series.id}/${number}`)
  const third = (await seen(owner, series.name))[1]!
  expect(third.occurrence).toBe(2)
  const edit = { ...editFrom(third, { day: '2027-03-16', from: '11:00', to: '12:00' }), repeatsTimes: 4 }
  const { status, body } = await owner.put(following(series, 2), edit)
  expect(status).toBe(200)
  expect(body).toMatchObject({ firstDay: '2027-03-16', repeats: 'week', repeatsTimes: 4, occurrence: 0, isOwner: true })
  expect(body.attendees).toEqual(series.attendees)

  const after = await seen(owner, series.name)
  expect(after.map(({ id, startsAt }) => [id, startsAt])).toEqual([
    [series.id, '2027-03-01T14:00:00.000Z'],
    [body.id, '2027-03-16T15:00:00.000Z'],
    [body.id, '2027-03-23T15:00:00.000Z'],
    [body.id, '2027-04-06T15:00:00.000Z'],
  ])
  expect(after[0]).toMatchObject({ repeats: 'week', repeatsUntil: '2027-03-08', repeatsTimes: null })
  const told = await notificationsOf(
    server,
    `${series.name}, Tuesday, March 16, 2027 at 11:00 AM EDT, every week, 4 times`,
  )
  expect(told.map(messageOf)).toEqual(['Elena Castillo moved an event'])
  expect((await auditOf(server, 'calendar-event', series.id)).at(-1)!.action).toBe('calendar-event.update')
})

test('in another rhythm they are counted anew, and a series that keeps its first alone happens once', async () => {
  const owner = await server.signIn('owner@acme.test')
  const series = await aSeries(owner)
  const [, second, third] = await seen(owner, series.name)
  await owner.delete(`${path}/events/${series.id}/2`)
  const edit = { ...editFrom(second!, { ...weekly, day: '2027-03-08' }), repeats: 'month', version: 2 }
  expect((await owner.put(following(series, 1), edit)).status).toBe(200)
  const after = await seen(owner, series.name)
  expect(daysOf(after)).toEqual(['2027-03-01', '2027-03-08', '2027-04-08'])
  expect(after[0]).toMatchObject({ id: series.id, repeats: null })
  expect(daysOf([third!])).not.toEqual(daysOf(after.slice(2)))
})

test('this and all that follow are called off, and their attendees told of it', async () => {
  const owner = await server.signIn('owner@acme.test')
  const series = await aSeries(owner, { attendees: ['user@acme.test'] })
  expect((await owner.delete(following(series, 3))).status).toBe(204)
  expect(daysOf(await seen(owner, series.name))).toEqual(['2027-03-01', '2027-03-08', '2027-03-15'])
  expect((await owner.delete(following(series, 3))).status).toBe(404)
  const told = await notificationsOf(server, `${series.name}, Monday, March 22, 2027 at 9:00 AM EDT, every week`)
  expect(told.map(messageOf)).toEqual(['Elena Castillo canceled an event'])
  expect((await auditOf(server, 'calendar-event', series.id)).at(-1)!.action).toBe('calendar-event.delete')
})

test('is refused from an old version, for the first, and to whom the series does not belong', async () => {
  const owner = await server.signIn('owner@acme.test')
  const series = await aSeries(owner)
  const edit = editFrom(series, weekly)
  await owner.delete(`${path}/events/${series.id}/3`)
  const late = await owner.put(following(series, 1), edit)
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ code: 'stale', current: { id: series.id, occurrence: 1, version: 2 } })
  expect((await owner.put(following(series, 0), edit)).status).toBe(422)
  expect((await owner.put(following(series, 3), { ...edit, version: 2 })).status).toBe(404)
  const user = await server.signIn('user@acme.test')
  expect((await user.put(following(series, 1), { ...edit, version: 2 })).status).toBe(403)
  expect((await user.delete(following(series, 1))).status).toBe(403)
  const stranger = await server.signIn('owner@ridge.test')
  const elsewhere = `/api/accounts/RIDGE/calendar/events/${series.id}/1/following`
  expect((await stranger.put(elsewhere, edit)).status).toBe(404)
  expect((await stranger.delete(elsewhere)).status).toBe(404)
  expect(await seen(owner, series.name)).toHaveLength(8)
})
