import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { CalendarEvent } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { describe, expect, test } from 'vitest'
import { differences, eventFormSchema, type EventFormValues, startValues } from './event-form.ts'

const values: EventFormValues = { ...startValues(undefined, '2027-03-12'), name: 'Installment' }

const errorsOf = (changed: Partial<EventFormValues>) =>
  eventFormSchema
    .safeParse({ ...values, ...changed })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

const series: CalendarEvent = {
  id: 'one',
  kind: 'payment',
  name: 'Installment',
  details: '',
  place: '',
  joinLink: null,
  startsAt: '2027-04-12T00:00:00.000Z',
  endsAt: '2027-04-13T00:00:00.000Z',
  timeZone: 'UTC',
  wholeDay: true,
  amount: 120_050,
  repeats: 'month',
  repeatsUntil: null,
  repeatsTimes: 6,
  firstDay: '2027-03-12',
  occurrence: 1,
  owner: { username: 'a', name: 'A' },
  attendees: [],
  isOwner: true,
  version: 4,
}

describe('the form of an event', () => {
  test('takes amounts as people type them, of payments alone', () => {
    expect(eventFormSchema.parse({ ...values, kind: 'payment', amount: '$1,200.50' }).amount).toBe(120_050)
    expect(eventFormSchema.parse({ ...values, kind: 'meeting', amount: '12' }).amount).toBeNull()
    expect(errorsOf({ kind: 'payment', amount: 'twelve' })).toEqual([['amount', 'must be a number']])
    expect(errorsOf({ kind: 'payment' })).toEqual([['amount', calendarMessages.amountRequired]])
  })

  test('sends the end of a series that was chosen, and none of what happens once', () => {
    const typed = { repeatsUntil: '2027-12-01', repeatsTimes: '6' }
    const sent = (changed: Partial<EventFormValues>) => {
      const { repeats, repeatsUntil, repeatsTimes } = eventFormSchema.parse({ ...values, ...typed, ...changed })
      return [repeats, repeatsUntil, repeatsTimes]
    }
    expect(sent({ repeats: '', ends: 'times' })).toEqual([null, null, null])
    expect(sent({ repeats: 'week', ends: 'never' })).toEqual(['week', null, null])
    expect(sent({ repeats: 'month', ends: 'until' })).toEqual(['month', '2027-12-01', null])
    expect(sent({ repeats: 'year', ends: 'times' })).toEqual(['year', null, 6])
    expect(errorsOf({ repeats: 'week', ends: 'until', repeatsUntil: '2027-03-01' })).toEqual([
      ['repeatsUntil', calendarMessages.endsBeforeItBegins],
    ])
    expect(errorsOf({ repeats: 'week', ends: 'until', repeatsUntil: '' })![0]).toEqual([
      'repeatsUntil',
      'must be a valid date mm/dd/yyyy',
    ])
    expect(errorsOf({ repeats: 'week', ends: 'times', repeatsTimes: 'many' })).toEqual([
      ['repeatsTimes', calendarMessages.wholeTimes],
    ])
    expect(errorsOf({ repeats: 'week', ends: 'times', repeatsTimes: '1' })).toEqual([
      ['repeatsTimes', calendarMessages.someTimes],
    ])
  })

  test('begins a whole series with its first day, and one of it with its own', () => {
    const all = startValues({ event: series, scope: 'all' }, '2027-04-12')
    expect(all).toMatchObject({ day: '2027-03-12', repeats: 'month', ends: 'times', repeatsTimes: '6' })
    expect(all.amount).toBe('1,200.50')
    expect(startValues({ event: series, scope: 'one' }, '2027-04-12')).toMatchObject({ day: '2027-04-12', repeats: '' })
    const following = startValues({ event: series, scope: 'following' }, '')
    expect(following).toMatchObject({ day: '2027-04-12', repeats: 'month', ends: 'times', repeatsTimes: '5' })
  })
})

test('two versions of a series differ in the words of the form', () => {
  const mine = eventFormSchema.parse({
    ...startValues({ event: series, scope: 'all' }, ''),
    amount: '900',
    ends: 'never',
  })
  expect(differences(mine, { event: series, scope: 'all' })).toEqual([
    { field: 'Amount due', mine: '$900', theirs: '$1,200.50' },
    { field: 'Repeats', mine: 'every month', theirs: 'every month, 6 times' },
  ])
  expect(differences({ ...mine, day: '2027-04-12', ...once }, { event: series, scope: 'one' })).toHaveLength(1)
})

const once = { repeats: null, repeatsUntil: null, repeatsTimes: null }
