interface DemoTask {
  readonly account: string
  readonly details: string
  readonly tagged: string
  readonly owner: string
  /** Weekdays from the day of seeding; null has no due date. */
  readonly dueInWeekdays: number | null
  readonly page: string | null
  readonly isCompleted?: true
}

const owner = 'owner@acme.test'
const manager = 'manager@harbor.test'
const advisor = 'advisor@harbor.test'

export const demoTasks: readonly DemoTask[] = [
  {
    account: 'ACME',
    details: 'Confirm payroll by class code for the coming year',
    tagged: owner,
    owner: manager,
    dueInWeekdays: -2,
    page: 'dashboard',
  },
  {
    account: 'ACME',
    details: 'Review the equipment schedule: two excavators were sold in June',
    tagged: owner,
    owner: manager,
    dueInWeekdays: 0,
    page: 'dashboard',
  },
  {
    account: 'ACME',
    details: 'Upload the latest reviewed financial statement',
    tagged: owner,
    owner: advisor,
    dueInWeekdays: 4,
    page: null,
  },
  {
    account: 'ACME',
    details: 'Send the driver list with dates of birth and license states',
    tagged: 'user@acme.test',
    owner: manager,
    dueInWeekdays: 6,
    page: 'dashboard',
  },
  {
    account: 'ACME',
    details: 'Ask Northgate Surplus about its overdue loss runs',
    tagged: manager,
    owner: advisor,
    dueInWeekdays: 3,
    page: null,
  },
  {
    account: 'ACME',
    details: 'Ask the umbrella carrier about the crane exclusion',
    tagged: advisor,
    owner: advisor,
    dueInWeekdays: 9,
    page: null,
  },
  {
    account: 'ACME',
    details: 'Sign the broker of record letter',
    tagged: owner,
    owner: manager,
    dueInWeekdays: -8,
    page: null,
    isCompleted: true,
  },
  {
    account: 'BAYSIDE',
    details: 'Update building values after the roof replacements',
    tagged: 'multi@acme.test',
    owner: advisor,
    dueInWeekdays: 5,
    page: 'dashboard',
  },
  {
    account: 'BAYSIDE',
    details: 'Collect the lender requirements for Harborview Plaza',
    tagged: advisor,
    owner: advisor,
    dueInWeekdays: 12,
    page: null,
  },
  {
    account: 'NORTH',
    details: 'Reconcile the vehicle list with the registrations',
    tagged: manager,
    owner: manager,
    dueInWeekdays: 2,
    page: null,
  },
  {
    account: 'RIDGE',
    details: 'Confirm the spoilage limit for the new cold store',
    tagged: 'owner@ridge.test',
    owner: 'advisor@summit.test',
    dueInWeekdays: 1,
    page: 'dashboard',
  },
  {
    account: 'DOELAW',
    details: 'List the attorneys who joined since the last renewal',
    tagged: 'lawyer@doelaw.test',
    owner: 'lawyer@doelaw.test',
    dueInWeekdays: 7,
    page: null,
  },
]
