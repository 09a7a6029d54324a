import { describe, expect, test } from 'vitest'
import { createNotifications } from './notifications.ts'

function memory() {
  const stored = new Map<string, string>()
  return {
    stored,
    read: (name: string) => stored.get(name) ?? null,
    write(name: string, value: string | null) {
      if (value === null) stored.delete(name)
      else stored.set(name, value)
    },
  }
}

const today = Date.parse('2026-05-20T12:00:00.000Z')

/** What the server said at some time; when it arrives is another matter. */
function told(id: string, time: string, accountCode: string | null = 'ACME') {
  return { id, message: `Message ${id}`, note: 'A note', link: null, accountCode, time }
}

describe('notifications', () => {
  test('carry both names of their texts and the time of their arrival, newest first', () => {
    let now = today
    const notifications = createNotifications('u1', memory(), () => now)
    notifications.add(told('1', '2026-05-20T10:00:00.000Z'))
    now += 60_000
    notifications.add(told('2', '2026-05-01T09:00:00.000Z'))
    expect(notifications.list('ACME').map(({ id }) => id)).toEqual(['2', '1'])
    expect(notifications.list('ACME')[0]).toMatchObject({
      message: 'Message 2',
      details: 'Message 2',
      note: 'A note',
      notes: 'A note',
      time: '2026-05-20T12:01:00.000Z',
    })
  })

  test('survive a new start, but not longer than seven days', () => {
    const store = memory()
    const before = (days: number) => createNotifications('u1', store, () => today - days * 24 * 3600_000)
    before(7.01).add(told('old', '2026-05-13T11:59:00.000Z'))
    before(6.99).add(told('new', '2026-05-01T12:00:00.000Z'))
    expect(
      before(0)
        .list('ACME')
        .map(({ id }) => id),
    ).toEqual(['new'])
  })

  test('belong to one user and one account', () => {
    const store = memory()
    createNotifications('u1', store, () => today).add(told('1', '2026-05-20T10:00:00.000Z'))
    expect(createNotifications('u2', store, () => today).list('ACME')).toEqual([])
    expect(createNotifications('u1', store, () => today).list('BAYSIDE')).toEqual([])
  })

  test('what belongs to no account is told in every account', () => {
    let now = today
    const notifications = createNotifications('u1', memory(), () => now)
    notifications.add(told('1', '2026-05-20T10:00:00.000Z'))
    now += 1000
    notifications.add(told('2', '2026-05-20T11:00:00.000Z', null))
    expect(notifications.list('ACME').map(({ id }) => id)).toEqual(['2', '1'])
    expect(notifications.list('ACME')).toBe(notifications.list('ACME'))
    expect(notifications.list(null).map(({ id }) => id)).toEqual(['2'])
    notifications.clear('ACME')
    expect(notifications.list(null)).toEqual([])
  })

  test('one that arrives twice, as from another tab, is no news', () => {
    const store = memory()
    const [one, other] = [createNotifications('u1', store, () => today), createNotifications('u1', store, () => today)]
    expect(other.list('ACME')).toEqual([])
    expect(one.add(told('1', '2026-05-20T10:00:00.000Z'))).toBe(true)
    expect(other.add(told('1', '2026-05-20T10:00:00.000Z'))).toBe(false)
  })

  test('can be dismissed one by one or all', () => {
    const store = memory()
    const notifications = createNotifications('u1', store, () => today)
    notifications.add(told('1', '2026-05-20T10:00:00.000Z'))
    notifications.add(told('2', '2026-05-20T11:00:00.000Z'))
    notifications.dismiss({ accountCode: 'ACME', id: '2' })
    expect(notifications.list('ACME').map(({ id }) => id)).toEqual(['1'])
    notifications.clear('ACME')
    expect(notifications.list('ACME')).toEqual([])
    expect(store.stored.size).toBe(0)
  })

  test('spoiled storage is an empty list', () => {
    const store = memory()
    store.stored.set('portico.notifications.u1.ACME', '{"not":"a list"')
    expect(createNotifications('u1', store, () => today).list('ACME')).toEqual([])
  })
})
