import type { CalendarEvent } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import ical from 'ical.js'
import { describe, expect, test } from 'vitest'
import { auditOf, notificationsOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { editFrom } from '../test/event-edit.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/calendar'
const eventsPath = `${path}/events`

const weekly = {
  name: 'Weekly claims call',
  day: '2027-03-01',
  from: '09:00',
  to: '10:00',
  timeZone: 'America/New_York',
  repeats: 'week',
}

async function aSeries(client: TestClient, fields: object = {}): Promise<CalendarEvent> {
  const answer = await client.post(eventsPath, { ...weekly, name: crypto.randomUUID(), ...fields })
  expect(answer.status).toBe(201)
  return answer.body
}

async function seen(client: TestClient, name: string, from: string, to: string): Promise<CalendarEvent[]> {
  const { status, body } = await client.get(`${path}?from=${from}&to=${to}`)
  expect(status).toBe(200)
  return body.events.filter((event: CalendarEvent) => event.name === name)
}

const startsOf = (events: readonly CalendarEvent[]) => events.map(({ startsAt }) => startsAt)
const numbersOf = (events: readonly CalendarEvent[]) => events.map(({ occurrence }) => occurrence)
const one = ({ id }: CalendarEvent, number: number) => `${eventsPath}/${id}/${number}`

describe('an event that happens again', () => {
  test('keeps its hour when clocks are put forward and back', async () => {
    const owner = await server.signIn('owner@acme.test')
    const { name } = await aSeries(owner, { repeatsUntil: '2027-12-01' })
    expect(startsOf(await seen(owner, name, '2027-03-01', '2027-03-22'))).toEqual([
      '2027-03-01T14:00:00.000Z',
      '2027-03-08T14:00:00.000Z',
      '2027-03-15T13:00:00.000Z',
      '2027-03-22T13:00:00.000Z',
    ])
    expect(startsOf(await seen(owner, name, '2027-11-01', '2027-12-20'))).toEqual([
      '2027-11-01T13:00:00.000Z',
      '2027-11-08T14:00:00.000Z',
      '2027-11-15T14:00:00.000Z',
      '2027-11-22T14:00:00.000Z',
      '2027-11-29T14:00:00.000Z',
    ])
  })

  test('lasts as long as ever in the night in which its hour does not exist', async () => {
    const owner = await server.signIn('owner@acme.test')
    const { name } = await aSeries(owner, { day: '2027-03-07', from: '02:30', to: '03:15', repeatsTimes: 2 })
    const [, second] = await seen(owner, name, '2027-03-01', '2027-03-31')
    expect([second!.startsAt, second!.endsAt]).toEqual(['2027-03-14T07:30:00.000Z', '2027-03-14T08:15:00.000Z'])
  })

  test('goes on by the month, on the last day where there is no other, and by the year', async () => {
    const owner = await server.signIn('owner@acme.test')
    const payment = { kind: 'payment', amount: 120_050, wholeDay: true, day: '2027-01-31', repeatsTimes: 3 }
    const { name, ...made } = await aSeries(owner, { ...payment, repeats: 'month' })
    expect(made).toMatchObject({ kind: 'payment', amount: 120_050, wholeDay: true, firstDay: '2027-01-31' })
    const days = startsOf(await seen(owner, name, '2027-01-01', '2027-04-10')).map((start) => start.slice(0, 10))
    expect(days).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
    const yearly = await aSeries(owner, { repeats: 'year' })
    expect(numbersOf(await seen(owner, yearly.name, '2037-02-20', '2037-03-10'))).toEqual([10])
  })

  test('is on the card once, at its next time', async () => {
    const owner = await server.signIn('owner@acme.test')
    const today = server.clock.now().toISOString().slice(0, 10)
    const { name } = await aSeries(owner, { day: addDays(today, -15), timeZone: 'UTC' })
    const { body } = await owner.get('/api/accounts/ACME/service-calendar')
    const shown = body.events.filter((event: { name: string }) => event.name === name)
    expect(shown.map(({ meetingTime }: { meetingTime: string }) => meetingTime)).toEqual([
      `${addDays(today, 6)}T09:00:00.000Z`,
    ])
    expect(body.total).toBe(body.events.length)
  })

  test('stands in a calendar program once, with what was called off left out; payments by the day with their amount', async () => {
    const owner = await server.signIn('owner@acme.test')
    const today = server.clock.now().toISOString().slice(0, 10)
    const { name, id } = await aSeries(owner, { day: addDays(today, 1), repeatsTimes: 4 })
    await owner.delete(`${eventsPath}/${id}/2`)
    const due = await aSeries(owner, { kind: 'payment', amount: 120_050, wholeDay: true, day: today, repeats: null })
    const feed = await owner.post(`${path}/feed`)
    const { body } = await server.visitor().get(feed.body.path)
    const events = new ical.Component(ical.parse(body))
      .getAllSubcomponents('vevent')
      .map((component) => new ical.Event(component))
    const calls = events.filter(({ summary }) => summary === name)
    expect(calls).toHaveLength(1)
    const counted: string[] = []
    const each = calls[0]!.iterator()
    for (let start = each.next(); start; start = each.next()) counted.push(start.toJSDate().toISOString())
    const listed = await seen(owner, name, today, addDays(today, 30))
    expect(counted).toEqual(startsOf(listed))
    expect(counted).toHaveLength(3)
    const payment = events.find(({ summary }) => summary === due.name)
    expect(payment!.startDate.toString()).toBe(today)
    expect(payment!.startDate.isDate).toBe(true)
    expect(payment!.description).toContain('Amount due: $1,200.50')
    expect(payment!.component.getFirstPropertyValue('categories')).toBe('Payment due')
  })
})

describe('changing one of a series', () => {
  test('makes it an event of its own; the others stay', async () => {
    const owner = await server.signIn('owner@acme.test')
    const series = await aSeries(owner, { attendees: ['user@acme.test'], repeatsTimes: 4 })
    const { name } = series
    const [, second] = await seen(owner, name, '2027-03-01', '2027-03-31')
    const edit = editFrom(second!, { day: '2027-03-10', from: '11:00', to: '12:00' })
    const { status, body } = await owner.put(one(series, 1), edit)
    expect(status).toBe(200)
    expect(body).toMatchObject({ startsAt: '2027-03-10T16:00:00.000Z', repeats: null, occurrence: 0, isOwner: true })
    expect(body.attendees).toEqual(series.attendees)
    const after = await seen(owner, name, '2027-03-01', '2027-03-31')
    expect(after.map(({ id, occurrence }) => [id, occurrence])).toEqual([
      [series.id, 0],
      [body.id, 0],
      [series.id, 2],
      [series.id, 3],
    ])
    const told = await notificationsOf(server, `${name}, Wednesday, March 10, 2027 at 11:00 AM EST`)
    expect(told.map(({ payload }) => (payload as { message: string }).message)).toEqual([
      'Elena Castillo moved an event',
    ])
    expect((await auditOf(server, 'calendar-event', series.id)).map(({ action }) => action)).toEqual([
      'calendar-event.create',
      'calendar-event.update',
    ])
    expect((await owner.put(one(series, 1), edit)).status).toBe(404)
  })

  test('is refused from an old version, and to whom the series does not belong', async () => {
    const owner = await server.signIn('owner@acme.test')
    const series = await aSeries(owner)
    const edit = editFrom(series, weekly)
    await owner.delete(one(series, 3))
    const { status, body } = await owner.put(one(series, 1), edit)
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'stale', current: { id: series.id, occurrence: 1, version: 2 } })
    const user = await server.signIn('user@acme.test')
    expect((await user.put(one(series, 1), { ...edit, version: 2 })).status).toBe(403)
    expect((await user.delete(one(series, 1))).status).toBe(403)
    const stranger = await server.signIn('owner@ridge.test')
    const elsewhere = `/api/accounts/RIDGE/calendar/events/${series.id}/1`
    expect((await stranger.put(elsewhere, edit)).status).toBe(404)
    expect((await stranger.delete(elsewhere)).status).toBe(404)
  })

  test('calls one off, and tells its attendees of that day alone', async () => {
    const owner = await server.signIn('owner@acme.test')
    const series = await aSeries(owner, { attendees: ['user@acme.test'] })
    expect((await owner.delete(one(series, 1))).status).toBe(204)
    expect((await owner.delete(one(series, 1))).status).toBe(404)
    expect(numbersOf(await seen(owner, series.name, '2027-03-01', '2027-03-20'))).toEqual([0, 2])
    const told = await notificationsOf(server, `${series.name}, Monday, March 8, 2027 at 9:00 AM EST`)
    expect(told.map(({ payload }) => (payload as { message: string }).message)).toEqual([
      'Elena Castillo canceled an event',
    ])
  })

  test('answers 404 for one that the series does not have, and for an event that happens once', async () => {
    const owner = await server.signIn('owner@acme.test')
    const series = await aSeries(owner, { repeatsTimes: 2 })
    const single = await aSeries(owner, { repeats: null })
    for (const url of [one(series, 2), one(single, 0)]) {
      expect((await owner.put(url, editFrom(series, weekly))).status).toBe(404)
      expect((await owner.delete(url)).status).toBe(404)
    }
  })
})

describe('changing all of a series', () => {
  test('moves every one, and leaves out those that were taken out before', async () => {
    const owner = await server.signIn('owner@acme.test')
    const series = await aSeries(owner, { attendees: ['user@acme.test'], repeatsTimes: 4 })
    await owner.delete(one(series, 1))
    const edit = { ...editFrom(series, { day: '2027-03-02', from: '10:00', to: '11:00' }), version: 2 }
    expect((await owner.put(`${eventsPath}/${series.id}`, edit)).status).toBe(200)
    expect(startsOf(await seen(owner, series.name, '2027-03-01', '2027-03-31'))).toEqual([
      '2027-03-02T15:00:00.000Z',
      '2027-03-16T14:00:00.000Z',
      '2027-03-23T14:00:00.000Z',
    ])
    const note = `${series.name}, Tuesday, March 2, 2027 at 10:00 AM EST, every week, 4 times`
    expect(await notificationsOf(server, note)).toHaveLength(1)
  })

  test('in another rhythm counts anew, and deleting it deletes all', async () => {
    const owner = await server.signIn('owner@acme.test')
    const series = await aSeries(owner, { repeatsTimes: 3 })
    await owner.delete(one(series, 1))
    const edit = { ...editFrom(series, weekly), repeats: 'month', version: 2 }
    await owner.put(`${eventsPath}/${series.id}`, edit)
    expect(numbersOf(await seen(owner, series.name, '2027-03-01', '2027-05-31'))).toEqual([0, 1, 2])
    expect((await owner.delete(`${eventsPath}/${series.id}`)).status).toBe(204)
    expect(await seen(owner, series.name, '2027-03-01', '2027-05-31')).toEqual([])
  })
})
