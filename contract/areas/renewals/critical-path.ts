import { addDays, daysBetween } from '../../kit/zone.rules.ts'
import { laterSteps, type LaterStep, type LeadDays, leadSteps, type LeadStep } from './lead-times.ts'
import { sideOf, type SectionStatus } from './section-marks.ts'
import { isSectionKind, type SectionKind } from './section-kinds.ts'

type Side = 'CLIENT' | 'BROKER' | 'MARKET'

/** A step for the rule; the reader adds its owner. */
export interface PathStep {
  readonly step: SectionKind | LaterStep
  readonly side: Side
  readonly latestSafeOn: string
  readonly forecastOn: string | null
  readonly doneAt: string | null
  readonly state: 'DONE' | 'ON_TIME' | 'SLIPPING' | 'LATE'
  readonly leadDays: number
}

export interface PathAsked {
  readonly effectiveOn: string
  readonly startedOn: string
  readonly today: string
  readonly leadDays: LeadDays
  /** Sections before submission that are not complete. */
  readonly openSections: readonly {
    readonly kind: SectionKind
    readonly status: SectionStatus
    readonly percent: number
  }[]
  /** Whether a section is finished already. */
  readonly hasFinished: boolean
  /** When later steps were done, as far as they are. */
  readonly doneAt: Readonly<Partial<Record<LaterStep, string>>>
}

const sides: Readonly<Record<LaterStep, Side>> = {
  REVIEW: 'BROKER',
  SUBMISSION: 'BROKER',
  MARKET_RESPONSE: 'MARKET',
  PROPOSAL: 'BROKER',
  CLIENT_DECISION: 'CLIENT',
  BIND_ORDER: 'BROKER',
}

/** Days that a section is assumed to need before anyone starts it: it has no pace yet. */
const daysOfUnbegun = 14

/** Days that have to pass before there is a pace to forecast by. */
const daysOfPace = 7

/** Days that a plan leaves for the sections themselves: from kickoff 120 days ahead to the usual lead times of 100. */
const daysOfSections = 20

const later = (one: string, other: string): string => (one > other ? one : other)

/** A forecast needs some days and something that was finished in them. */
const hasPace = ({ startedOn, today, hasFinished, doneAt }: PathAsked): boolean =>
  daysBetween(startedOn, today) >= daysOfPace && (hasFinished || Object.keys(doneAt).length > 0)

/** The lead times in the days that there are: a renewal that starts late has all of them in proportion. */
function fittingLeadDays({ startedOn, effectiveOn, leadDays }: PathAsked): LeadDays {
  const planned = leadSteps.reduce((sum, step) => sum + leadDays[step], daysOfSections)
  const available = Math.max(0, daysBetween(startedOn, effectiveOn))
  if (available >= planned) return leadDays
  let [before, fitted] = [0, 0]
  const backward = [...leadSteps].toReversed().map((step): [LeadStep, number] => {
    before += leadDays[step]
    const since = fitted
    fitted = Math.floor((before * available) / planned)
    return [step, fitted - since]
  })
  return Object.fromEntries(backward) as Record<LeadStep, number>
}

/**
 * Every step between kickoff and bound: until when it is safe, counted backward from the effective date by the lead
 * times, and when it will be done, counted forward from the pace of the sections so far. Without a pace nothing is forecast.
 */
export function criticalPath(all: PathAsked): {
  readonly steps: readonly PathStep[]
  readonly slippingDays: number | null
} {
  const asked = { ...all, leadDays: fittingLeadDays(all) }
  const known = forecastPath(asked)
  if (hasPace(all)) return known
  const isDone = all.doneAt.BIND_ORDER !== undefined
  return { steps: known.steps.map((step) => withoutForecast(step, asked.today)), slippingDays: isDone ? 0 : null }
}

const withoutForecast = (step: PathStep, today: string): PathStep =>
  step.doneAt !== null ? step : { ...step, forecastOn: null, state: step.latestSafeOn < today ? 'LATE' : 'ON_TIME' }

function forecastPath(asked: PathAsked): { readonly steps: readonly PathStep[]; readonly slippingDays: number } {
  const safe = latestSafeDays(asked)
  const sections = asked.openSections.map(({ kind, status, percent }) =>
    stepOf(
      asked,
      { step: kind, lead: 'SECTIONS', side: sideOf(status), safe, doneAt: null },
      sectionForecast(asked, percent),
    ),
  )
  const steps: PathStep[] = []
  let before = sections.reduce((last, { forecastOn }) => later(last, forecastOn ?? last), asked.today)
  let lead: LeadStep = 'SECTIONS'
  for (const step of laterSteps) {
    const doneAt = asked.doneAt[step] ?? null
    // Without open sections the next step can be done today; each later one follows its lead time after.
    const waits = steps.length === 0 && sections.length === 0 ? 0 : asked.leadDays[lead]
    before = doneAt === null ? later(asked.today, addDays(before, waits)) : doneAt.slice(0, 10)
    steps.push(stepOf(asked, { step, lead: step, side: sides[step], safe, doneAt }, before))
    lead = step
  }
  const bound = asked.doneAt.BIND_ORDER === undefined ? addDays(before, asked.leadDays.BIND_ORDER) : before
  return { steps: [...sections, ...steps], slippingDays: Math.max(0, daysBetween(asked.effectiveOn, bound)) }
}

/** The latest safe day of each step, counted backward. */
function latestSafeDays({ effectiveOn, leadDays }: PathAsked): Readonly<Record<LeadStep, string>> {
  let day = effectiveOn
  const back = [...laterSteps].toReversed().map((step): [LeadStep, string] => {
    day = addDays(day, -leadDays[step])
    return [step, day]
  })
  return Object.fromEntries([...back, ['SECTIONS', addDays(day, -leadDays.SECTIONS)]]) as Record<LeadStep, string>
}

/** When a section will be done at its pace since the kickoff. */
function sectionForecast({ startedOn, today }: PathAsked, percent: number): string {
  if (percent === 0) return addDays(today, daysOfUnbegun)
  const spent = Math.max(1, daysBetween(startedOn, today))
  return addDays(today, Math.ceil((spent * (100 - percent)) / percent))
}

/**
 * The steps that slip past their latest safe day and that someone can do something about now: open sections, else the
 * first step after them. The market is not reminded by the portal.
 */
export function stepsToRemind<S extends PathStep>(steps: readonly S[]): readonly S[] {
  const undone = steps.filter(({ doneAt }) => doneAt === null)
  const sections = undone.filter(({ step }) => isSectionKind(step))
  const inHand = sections.length > 0 ? sections : undone.slice(0, 1)
  return inHand.filter(({ state, side }) => side !== 'MARKET' && (state === 'SLIPPING' || state === 'LATE'))
}

interface Placed {
  readonly step: PathStep['step']
  readonly lead: LeadStep
  readonly side: Side
  readonly safe: Readonly<Record<LeadStep, string>>
  readonly doneAt: string | null
}

function stepOf(
  { today, leadDays }: PathAsked,
  { step, lead, side, safe, doneAt }: Placed,
  forecast: string,
): PathStep {
  const latestSafeOn = safe[lead]
  const slips = forecast > latestSafeOn ? 'SLIPPING' : 'ON_TIME'
  return {
    step,
    side,
    latestSafeOn,
    forecastOn: doneAt === null ? forecast : null,
    doneAt,
    state: doneAt !== null ? 'DONE' : latestSafeOn < today ? 'LATE' : slips,
    leadDays: leadDays[lead],
  }
}
