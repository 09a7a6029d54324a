import type { PlanTerms } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { daysAfter, workingHours } from '../demo-dates.ts'
import type { Placing } from '../placement/placement-diary.ts'
import { currentCycle } from '../renewals/current-cycle.ts'

const account = 'DOELAW'

/** When the firm was shown its plans, after the quote behind the first of them. */
const shownDaysAgo = 2

const today: PlanTerms = {
  name: 'Your policy today',
  perClaim: 1_000_000_00,
  aggregate: 2_000_000_00,
  deductible: 10_000_00,
  deductibleOf: 'CLAIM',
  isLossOnly: false,
  expenses: 'OUTSIDE',
  retroDate: '2014-06-01',
  step: 6,
  premium: 17_450_00,
  endorsements: ['Trust account protection'],
}

/** The law firm's plans: as is, more for more, and less for less. The first has a quote. */
const offered: readonly PlanTerms[] = [
  { ...today, name: 'As today', step: 7, premium: 18_200_00 },
  {
    ...today,
    name: 'Higher limits',
    perClaim: 2_000_000_00,
    aggregate: 4_000_000_00,
    deductibleOf: 'TERM',
    isLossOnly: true,
    step: 7,
    premium: 24_650_00,
    endorsements: ['Trust account protection', 'Cyber response for law firms'],
  },
  {
    ...today,
    name: 'Lower premium',
    aggregate: 1_000_000_00,
    deductible: 25_000_00,
    expenses: 'INSIDE',
    retroDate: '2020-06-01',
    step: 7,
    premium: 13_900_00,
    endorsements: [],
  },
]

/** The plans of the law firm's coming term, as shown to it. */
export async function makePolicySelection(tx: Tx, { ids, now, diary }: Placing): Promise<void> {
  const { id: cycleId } = await currentCycle(tx, account)
  const quote = await tx.db
    .selectFrom('quotes')
    .select('id')
    .where('account_code', '=', account)
    .where('cycle_id', '=', cycleId)
    .executeTakeFirstOrThrow()
  const by = { userId: ids.get('admin@portico.test')!, name: 'Ada Morgan' }
  for (const [place, terms] of [today, ...offered].entries()) {
    const at = workingHours(daysAfter(now, -shownDaysAgo), now, 10 + place)
    const id = newId(at)
    const quoteId = place === 1 ? quote.id : null
    const content = { ...terms, quoteId }
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await tx.db
      .insertInto('selection_plans')
      .values({
        account_code: account,
        id,
        cycle_id: cycleId,
        kind: place === 0 ? 'EXPIRING' : 'OFFERED',
        terms: JSON.stringify(terms),
        quote_id: quoteId,
        shown: JSON.stringify(content),
        publication: 1,
        shown_by: by.userId,
        created_at: at,
      })
      .execute()
    const what = place === 0 ? 'Expiring terms: shown' : `Plan ${terms.name}: shown`
    const payload = { planId: id, publication: 1, ...content }
    diary.tell({ account, cycleId }, { kind: 'PUBLISHED', what, by, at, payload })
  }
}
