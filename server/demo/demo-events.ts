import type { EventKind } from '@portico/contract/areas/calendar/entry-kinds.ts'
import type { Rhythm } from '@portico/contract/areas/calendar/repeat.rules.ts'

interface DemoEvent {
  readonly account: string
  readonly kind: EventKind
  readonly name: string
  readonly details: string
  readonly place: string
  readonly joinLink?: string
  /** Weekdays from the day of seeding. */
  readonly inWeekdays: number
  /** Wall-clock times of the event's zone. */
  readonly from: string
  readonly to: string
  readonly timeZone: string
  /** Cents due on a day; such an event is all-day. */
  readonly amount?: number
  /** Its recurrence, and the number of occurrences. */
  readonly repeats?: { readonly every: Rhythm; readonly times: number }
  readonly owner: string
  readonly attendees: readonly string[]
}

const owner = 'owner@acme.test'
const manager = 'manager@harbor.test'
const advisor = 'advisor@harbor.test'
const eastern = 'America/New_York'

export const demoEvents: readonly DemoEvent[] = [
  {
    account: 'ACME',
    kind: 'meeting',
    name: 'Pre-renewal kickoff',
    details: 'Who does what until the submission goes to market.',
    place: '',
    joinLink: 'https://meet.harbor.example/acme-kickoff',
    inWeekdays: -9,
    from: '10:00',
    to: '11:00',
    timeZone: eastern,
    owner: advisor,
    attendees: [owner, manager],
  },
  {
    account: 'ACME',
    kind: 'meeting',
    name: 'Renewal strategy meeting',
    details: 'Markets to approach, target retentions, and what changed in the business since last year.',
    place: '',
    joinLink: 'https://meet.harbor.example/acme-renewal',
    inWeekdays: 2,
    from: '09:00',
    to: '10:30',
    timeZone: eastern,
    owner: advisor,
    attendees: [owner, manager, 'user@acme.test'],
  },
  {
    account: 'ACME',
    kind: 'inspection',
    name: 'Carrier loss control visit',
    details: 'The property carrier walks the fabrication shop. Have the sprinkler test reports ready.',
    place: 'Fabrication shop, gate B',
    inWeekdays: 5,
    from: '13:00',
    to: '15:00',
    timeZone: eastern,
    owner: manager,
    attendees: [owner],
  },
  {
    account: 'ACME',
    kind: 'meeting',
    name: 'Quarterly safety review',
    details: 'Open recommendations, near misses, and the fall protection program.',
    place: 'Jobsite trailer, Riverside Tower',
    inWeekdays: 8,
    from: '08:00',
    to: '09:00',
    timeZone: eastern,
    owner,
    attendees: ['user@acme.test', manager],
  },
  {
    account: 'ACME',
    kind: 'audit',
    name: 'Workers’ compensation premium audit',
    details: 'The auditor needs payroll by class code, 941s and certificates of subcontractors.',
    place: 'Head office, second floor',
    inWeekdays: 14,
    from: '09:30',
    to: '12:00',
    timeZone: eastern,
    owner: manager,
    attendees: [owner],
  },
  {
    account: 'ACME',
    kind: 'osha',
    name: 'Close the OSHA 300 log for the year',
    details: 'Check the log against first reports of injury before the 300A summary is signed.',
    place: '',
    inWeekdays: 21,
    from: '10:00',
    to: '11:00',
    timeZone: eastern,
    owner,
    attendees: [],
  },
  {
    account: 'ACME',
    kind: 'meeting',
    name: 'Stewardship meeting',
    details: 'The year in figures: losses, claims closed, total cost of risk.',
    place: 'Harbor & Pine, Boston',
    inWeekdays: 32,
    from: '14:00',
    to: '16:00',
    timeZone: eastern,
    owner: advisor,
    attendees: [owner, manager],
  },
  {
    account: 'ACME',
    kind: 'meeting',
    name: 'Renewal check-in',
    details: 'What is open on either side.',
    place: '',
    joinLink: 'https://meet.harbor.example/acme-check-in',
    inWeekdays: 4,
    from: '15:00',
    to: '15:30',
    timeZone: eastern,
    repeats: { every: 'week', times: 6 },
    owner: manager,
    attendees: [owner],
  },
  {
    account: 'ACME',
    kind: 'payment',
    name: 'Installment of the package premium',
    details: 'Billed by the carrier.',
    place: '',
    inWeekdays: 12,
    from: '00:00',
    to: '00:00',
    timeZone: 'UTC',
    amount: 1_845_000,
    repeats: { every: 'month', times: 3 },
    owner: manager,
    attendees: [],
  },
  {
    account: 'BAYSIDE',
    kind: 'meeting',
    name: 'Statement of values review',
    details: 'Building values and secondary characteristics, location by location.',
    place: '',
    joinLink: 'https://meet.harbor.example/bayside-sov',
    inWeekdays: 3,
    from: '11:00',
    to: '12:00',
    timeZone: eastern,
    owner: advisor,
    attendees: ['multi@acme.test'],
  },
  {
    account: 'RIDGE',
    kind: 'inspection',
    name: 'Boiler inspection',
    details: 'Certificates of both boilers run out this quarter.',
    place: 'Plant 1',
    inWeekdays: 6,
    from: '09:00',
    to: '10:00',
    timeZone: 'America/Denver',
    owner: 'advisor@summit.test',
    attendees: ['owner@ridge.test'],
  },
]
