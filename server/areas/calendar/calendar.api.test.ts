import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { CalendarDate, CalendarEvent } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { describe, expect, test } from 'vitest'
import { auditOf, messagesOf, notificationsOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { editFrom } from './test/event-edit.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/calendar'
const eventsPath = `${path}/events`

const today = () => server.today()
const range = (from: number, to: number) => `${path}?from=${addDays(today(), from)}&to=${addDays(today(), to)}`

const draft = {
  name: 'Claims review',
  day: '2027-03-12',
  from: '09:00',
  to: '10:00',
  timeZone: 'America/New_York',
}

async function anEvent(client: TestClient, fields: object = {}): Promise<CalendarEvent> {
  const answer = await client.post(eventsPath, { ...draft, ...fields })
  expect(answer.status).toBe(201)
  return answer.body
}

const editOf = (event: CalendarEvent) => editFrom(event, draft)

describe('looking at the calendar', () => {
  test('shows events, due tasks, expirations and the renewal with its milestones', async () => {
    const owner = await server.signIn('owner@acme.test')
    const { status, body } = await owner.get(range(-10, 60))
    expect(status).toBe(200)
    expect(body.isCut).toBe(false)
    expect(body.events.map(({ name }: CalendarEvent) => name)).toContain('Renewal strategy meeting')
    const dates: CalendarDate[] = body.dates
    expect(new Set(dates.map(({ kind }) => kind))).toEqual(new Set(['renewal', 'expiry', 'task', 'claim']))
    expect(dates.filter(({ kind }) => kind === 'renewal')).toEqual([
      {
        id: 'renewal-30',
        kind: 'renewal',
        name: '30 days to renewal',
        day: addDays(today(), 15),
        link: '/ACME/dashboard',
      },
      { id: 'renewal-0', kind: 'renewal', name: 'Renewal date', day: addDays(today(), 45), link: '/ACME/dashboard' },
    ])
    expect(dates.find(({ kind }) => kind === 'expiry')!.link).toMatch(/^\/ACME\/policy-admin\//)
    expect(dates.map(({ day }) => day)).toEqual(dates.map(({ day }) => day).toSorted())
  })

  test('shows neither canceled policies nor completed tasks', async () => {
    const owner = await server.signIn('owner@acme.test')
    const { body } = await owner.get(range(-12, 80))
    const names = body.dates.map(({ name }: CalendarDate) => name)
    expect(names).not.toContain('Sign the broker of record letter')
    const policies = await owner.get('/api/accounts/ACME/policies')
    const active = policies.body.filter(
      ({ status, expirationDate }: { status: string; expirationDate: string }) =>
        status === 'IN_FORCE' && expirationDate <= addDays(today(), 80),
    )
    expect(body.dates.filter(({ kind }: CalendarDate) => kind === 'expiry')).toHaveLength(active.length)
  })

  test.each([
    ['from=2026-01-01&to=2025-12-31', calendarMessages.backwards],
    ['from=2026-01-01&to=2026-04-11', calendarMessages.longRange],
  ])('refuses the range %s', async (query, message) => {
    const owner = await server.signIn('owner@acme.test')
    const { status, body } = await owner.get(`${path}?${query}`)
    expect([status, body.fields]).toEqual([422, { to: message }])
  })

  test('the card has the coming events, soonest first', async () => {
    const owner = await server.signIn('owner@acme.test')
    const { body } = await owner.get('/api/accounts/ACME/service-calendar')
    const times = body.events.map(({ meetingTime }: { meetingTime: string }) => meetingTime)
    expect(times).toEqual(times.toSorted())
    expect(times.every((time: string) => new Date(time) > server.clock.now())).toBe(true)
    expect(body.events[0]).toEqual({
      identifier: expect.any(String),
      name: 'Renewal strategy meeting',
      meetingTime: expect.any(String),
      wholeDay: false,
    })
    expect(body.total).toBe(body.events.length)
  })
})

describe('adding an event', () => {
  test('keeps it at its hour of the zone, before and after the clocks change', async () => {
    const owner = await server.signIn('owner@acme.test')
    const winter = await anEvent(owner)
    const summer = await anEvent(owner, { day: '2027-03-15' })
    expect([winter.startsAt, summer.startsAt]).toEqual(['2027-03-12T14:00:00.000Z', '2027-03-15T13:00:00.000Z'])
    expect(winter).toMatchObject({ isOwner: true, version: 1, kind: 'meeting', attendees: [] })
    expect((await auditOf(server, 'calendar-event', winter.id)).map(({ action, actor }) => [action, actor])).toEqual([
      ['calendar-event.create', 'owner@acme.test'],
    ])
  })

  test('invites its attendees by notification and mail, and not who made it', async () => {
    const owner = await server.signIn('owner@acme.test')
    await anEvent(owner, {
      name: 'Crane claim',
      attendees: ['user@acme.test', 'Manager@harbor.test', 'owner@acme.test'],
    })
    const note = 'Crane claim, Friday, March 12, 2027 at 9:00 AM EST'
    const told = await notificationsOf(server, note)
    expect(told).toHaveLength(2)
    expect(told[0]).toMatchObject({ payload: { link: '/ACME/account/calendar?day=2027-03-12', accountCode: 'ACME' } })
    const mails = await messagesOf(server, note)
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['manager@harbor.test', 'user@acme.test'])
  })

  test.each([
    [{ name: ' ' }, 'name', calendarMessages.nameRequired],
    [{ to: '09:00' }, 'to', calendarMessages.endBeforeStart],
    [{ to: '08:59' }, 'to', calendarMessages.endBeforeStart],
    [{ day: '2027-03-14', from: '02:30', to: '03:15' }, 'to', calendarMessages.endBeforeStart],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', calendarMessages.unknownZone],
    [{ joinLink: 'http://meet.example' }, 'joinLink', calendarMessages.joinLink],
    [{ joinLink: 'javascript:alert(1)' }, 'joinLink', calendarMessages.joinLink],
    [{ joinLink: 'https://bank.example@elsewhere.test' }, 'joinLink', calendarMessages.joinLink],
    [{ joinLink: 'https://meet.example/a\nATTENDEE:x' }, 'joinLink', calendarMessages.joinLink],
    [{ attendees: ['owner@ridge.test'] }, 'attendees', calendarMessages.unknownAttendee],
    [{ attendees: ['advisor@summit.test', 'user@acme.test'] }, 'attendees', calendarMessages.unknownAttendee],
    [{ kind: 'expiry' }, 'kind', expect.any(String)],
    [{ kind: 'payment' }, 'amount', calendarMessages.amountRequired],
    [{ kind: 'payment', amount: -1 }, 'amount', expect.any(String)],
    [{ repeats: 'day' }, 'repeats', expect.any(String)],
    [{ repeats: 'week', repeatsTimes: 1 }, 'repeatsTimes', expect.any(String)],
    [{ repeats: 'week', repeatsTimes: 4, repeatsUntil: '2027-12-01' }, 'repeatsTimes', calendarMessages.oneEnd],
    [{ repeats: 'week', repeatsUntil: '2027-03-11' }, 'repeatsUntil', calendarMessages.endsBeforeItBegins],
    [{ day: '2027-02-30' }, 'day', expect.any(String)],
    [{ to: '24:00' }, 'to', expect.any(String)],
  ])('refuses %j', async (fields, field, message) => {
    const owner = await server.signIn('owner@acme.test')
    const { status, body } = await owner.post(eventsPath, { ...draft, ...fields })
    expect([status, body.fields]).toEqual([422, { [field]: message }])
  })
})

describe('changing an event', () => {
  test('moves it, tells its attendees, and invites who is new', async () => {
    const owner = await server.signIn('owner@acme.test')
    const event = await anEvent(owner, { name: 'Bond review', attendees: ['user@acme.test'] })
    const edit = { ...editOf(event), day: '2027-03-16', attendees: ['user@acme.test', 'advisor@harbor.test'] }
    const { status, body } = await owner.put(`${eventsPath}/${event.id}`, edit)
    expect(status).toBe(200)
    expect(body).toMatchObject({ startsAt: '2027-03-16T13:00:00.000Z', version: 2 })
    const told = await notificationsOf(server, 'Bond review, Tuesday, March 16, 2027 at 9:00 AM EDT')
    expect(told.map(({ payload }) => (payload as { message: string }).message).toSorted()).toEqual([
      'Elena Castillo invited you to an event',
      'Elena Castillo moved an event',
    ])
  })

  test('refuses a stale save with the event as it stands', async () => {
    const owner = await server.signIn('owner@acme.test')
    const event = await anEvent(owner)
    const url = `${eventsPath}/${event.id}`
    await owner.put(url, { ...editOf(event), name: 'The first change' })
    const { status, body } = await owner.put(url, { ...editOf(event), name: 'The second change' })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'stale', current: { name: 'The first change', version: 2 } })
  })

  test('is for its owner and a primary account manager', async () => {
    const owner = await server.signIn('owner@acme.test')
    const event = await anEvent(owner)
    const url = `${eventsPath}/${event.id}`
    const user = await server.signIn('user@acme.test')
    const refused = await user.put(url, editOf(event))
    expect([refused.status, refused.body.message]).toEqual([403, calendarMessages.onlyOwnerChanges])
    expect((await user.delete(url)).status).toBe(403)
    const manager = await server.signIn('manager@harbor.test')
    expect((await manager.put(url, editOf(event))).status).toBe(200)
  })

  test.each(['renewal-30', 'no-such-id', '01a1fbb3-8d19-71d2-906e-f5852a67db8b'])('answers 404 for %s', async (id) => {
    const owner = await server.signIn('owner@acme.test')
    const event = await anEvent(owner)
    expect((await owner.put(`${eventsPath}/${id}`, editOf(event))).status).toBe(404)
    expect((await owner.delete(`${eventsPath}/${id}`)).status).toBe(404)
  })

  test('an event of another account cannot be reached through one’s own', async () => {
    const owner = await server.signIn('owner@acme.test')
    const event = await anEvent(owner)
    const stranger = await server.signIn('owner@ridge.test')
    const url = `/api/accounts/RIDGE/calendar/events/${event.id}`
    expect((await stranger.put(url, editOf(event))).status).toBe(404)
    expect((await stranger.delete(url)).status).toBe(404)
  })
})

test('deleting an event calls it off', async () => {
  const owner = await server.signIn('owner@acme.test')
  const event = await anEvent(owner, { name: 'Dull meeting', attendees: ['user@acme.test'] })
  expect((await owner.delete(`${eventsPath}/${event.id}`)).status).toBe(204)
  const told = await notificationsOf(server, 'Dull meeting, Friday, March 12, 2027 at 9:00 AM EST')
  expect(told.map(({ payload }) => (payload as { message: string }).message)).toContain(
    'Elena Castillo canceled an event',
  )
  const shown = await owner.get(`${path}?from=2027-03-12&to=2027-03-12`)
  expect(shown.body.events.map(({ id }: CalendarEvent) => id)).not.toContain(event.id)
})

test('a viewer reads, and changes nothing', async () => {
  const viewer = await server.signIn('viewer@acme.test')
  expect((await viewer.get(range(0, 30))).status).toBe(200)
  const { status, body } = await viewer.post(eventsPath, draft)
  expect([status, body.message]).toEqual([403, messages.readOnly])
})
