import { nothingPrinted } from '@portico/contract/areas/experience/mod-basis.ts'
import { isMissing, modOf, type Rated } from '@portico/contract/areas/experience/mod.rules.ts'
import {
  experiencePeriod,
  comingYear,
  isWithin,
  type Span,
} from '@portico/contract/areas/experience/experience-period.ts'
import type { RatingPlan } from '@portico/contract/areas/experience/plan.shapes.ts'
import type { ClaimLine, ClassLine, WorksheetContent } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { daysAfter, yearsBefore } from '../demo-dates.ts'
import { acmeClaims, acmePayrolls, type DemoClaim, northClaims, northPayrolls } from './demo-claims.ts'
import { samplePlans } from './sample-plans.ts'

const cents = (dollars: number): number => Math.round(dollars * 100)

/** Sample values for the states of one brokerage; five ratings of ACME, the newest with errors to be found, one of NORTH. */
export async function makeExperience(tx: Tx, now: Date): Promise<void> {
  const [illinois, california] = await makePlans(tx, now)
  const renewalOf = (account: string) =>
    daysAfter(now, demoAccounts.find(({ code }) => code === account)!.renewalInDays)
  const acme = { renewal: renewalOf('ACME'), claims: acmeClaims, payrolls: acmePayrolls, manualPremium: 118_000 }
  for (let back = 4; back >= 0; back -= 1) {
    const ratingOn = yearsBefore(acme.renewal, back)
    const sheet = sheetOf(acme, { state: 'IL', ratingOn })
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await keep(
      tx,
      'ACME',
      back === 0 ? published(withErrors(sheet), unreduced(illinois!)) : published(sheet, illinois!),
      now,
    )
  }
  const north = { renewal: renewalOf('NORTH'), claims: northClaims, payrolls: northPayrolls, manualPremium: 64_000 }
  await keep(tx, 'NORTH', published(sheetOf(north, { state: 'CA', ratingOn: north.renewal }), california!), now)
}

async function makePlans(tx: Tx, now: Date): Promise<RatingPlan[]> {
  const made: RatingPlan[] = samplePlans.map(({ state, values, classes }) => ({
    id: newId(now),
    state,
    holdsFrom: daysAfter(now, -6 * 365),
    holdsUntil: daysAfter(now, 3 * 365),
    owner: 'SAMPLE',
    edition: 'demonstration edition',
    licence: 'Made-up numbers of the portal. Not for rating: load the values of the bureau that you are licensed for.',
    status: 'IN_FORCE',
    values,
    classCount: classes.length,
    classes: [...classes],
    fileName: null,
    createdAt: now.toISOString(),
    createdBy: null,
  }))
  await tx.db
    .insertInto('mod_plans')
    .values(
      made.map((plan) => ({
        id: plan.id,
        brokerage_code: 'HARBOR',
        state: plan.state,
        holds_from: plan.holdsFrom,
        holds_until: plan.holdsUntil,
        owner: plan.owner,
        edition: plan.edition,
        licence: plan.licence,
        status: plan.status,
        plan_values: JSON.stringify(plan.values),
        file_name: null,
        created_at: now,
        created_by: null,
      })),
    )
    .execute()
  await tx.db
    .insertInto('mod_plan_classes')
    .values(
      made.flatMap(({ id, classes }) =>
        classes.map(({ code, elr, dRatio }) => ({ plan_id: id, code, elr, d_ratio: dRatio })),
      ),
    )
    .execute()
  return made
}

interface Employer {
  readonly renewal: string
  readonly claims: readonly DemoClaim[]
  readonly payrolls: Readonly<Record<string, number>>
  readonly manualPremium: number
}

type Sheet = WorksheetContent & Rated

/** The worksheet of a rating date: three policy years, and the coming one. */
function sheetOf(employer: Employer, { state, ratingOn }: Pick<Rated, 'state' | 'ratingOn'>): Sheet {
  const within = <Line extends { readonly policyFrom: string }>(lines: readonly Line[], span: Span) =>
    lines.filter(({ policyFrom }) => isWithin(policyFrom, span))
  const [classes, claims] = [classesOf(employer), claimsOf(employer)]
  const [period, coming] = [experiencePeriod(ratingOn), comingYear(ratingOn)]
  return {
    state,
    ratingOn,
    riskId: '912004471',
    publishedMod: null,
    ...nothingPrinted,
    manualPremium: cents(employer.manualPremium),
    soldEntities: [],
    classes: within(classes, period),
    claims: within(claims, period),
    comingClasses: within(classes, coming),
    comingClaims: within(claims, coming),
  }
}

const classesOf = ({ renewal, payrolls }: Employer): ClassLine[] =>
  [8, 7, 6, 5, 4, 3, 2, 1].flatMap((yearsBack) =>
    Object.entries(payrolls).map(([code, payroll]) => ({
      policyFrom: yearsBefore(renewal, yearsBack),
      code,
      payroll: cents(Math.round((payroll * 0.955 ** (yearsBack - 1)) / 100) * 100),
      elr: null,
      dRatio: null,
      auditedPayroll: null,
      entity: '',
    })),
  )

const claimsOf = ({ renewal, claims }: Employer): ClaimLine[] =>
  claims.map(({ yearsBack, number, ijCode, incurred, isOpen = false }) => ({
    policyFrom: yearsBefore(renewal, yearsBack),
    number,
    ijCode,
    isOpen,
    incurred: cents(incurred),
    printedPrimary: null,
    closedOn: null,
    currentIncurred: null,
    recovered: 0,
    entity: '',
  }))

/** What a bureau's sheet may have wrong: an audited payroll, a claim twice, one long closed, and none reduced. */
function withErrors(sheet: Sheet): Sheet {
  const [first, ...classes] = sheet.classes
  const claims = sheet.claims.map((line) => ({
    ...line,
    ...(line.number === 'WC-4402' && {
      isOpen: true,
      closedOn: yearsBefore(sheet.ratingOn, 1),
      currentIncurred: cents(9800),
    }),
    ...(line.ijCode === 6 && { printedPrimary: line.incurred }),
  }))
  const twice = claims.filter(({ number }) => number === 'WC-2213').map((line) => ({ ...line, number: 'WC 2213' }))
  return {
    ...sheet,
    classes:
      first === undefined ? classes : [{ ...first, auditedPayroll: Math.round(first.payroll * 0.94) }, ...classes],
    claims: [...claims, ...twice],
  }
}

const unreduced = (plan: RatingPlan): RatingPlan =>
  plan.values.formula === 'NCCI' ? { ...plan, values: { ...plan.values, medicalOnly: null } } : plan

/** A worksheet with the modification that these values give it. */
function published(sheet: Sheet, plan: RatingPlan): Sheet {
  const figured = modOf(sheet, plan)
  return { ...sheet, publishedMod: isMissing(figured) ? null : figured.mod }
}

async function keep(tx: Tx, account: string, { state, ratingOn, ...content }: Sheet, now: Date): Promise<void> {
  const id = newId(now)
  await tx.db
    .insertInto('mod_worksheets')
    .values({ account_code: account, id, state, rating_on: ratingOn, created_at: now })
    .execute()
  await tx.db
    .insertInto('mod_worksheet_versions')
    .values({
      account_code: account,
      worksheet_id: id,
      number: 1,
      content: JSON.stringify(content),
      saved_at: now,
      saved_by: null,
    })
    .execute()
}
