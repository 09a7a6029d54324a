/** The steps that follow the sections, in order. */
export const laterSteps = [
  'REVIEW',
  'SUBMISSION',
  'MARKET_RESPONSE',
  'PROPOSAL',
  'CLIENT_DECISION',
  'BIND_ORDER',
] as const

/** The steps that have a lead time; all sections share one. */
export const leadSteps = ['SECTIONS', ...laterSteps] as const

/** The name that a person reads for each. */
export const laterStepNames = {
  REVIEW: 'Brokerage review',
  SUBMISSION: 'Submission',
  MARKET_RESPONSE: 'Carrier responses',
  PROPOSAL: 'Proposal',
  CLIENT_DECISION: 'Client decision',
  BIND_ORDER: 'Binding',
} as const satisfies Readonly<Record<(typeof laterSteps)[number], string>>

/** Days between two reminders of a late step by default. */
export const usualRemindEvery = 3

export type LaterStep = (typeof laterSteps)[number]
export type LeadStep = (typeof leadSteps)[number]

/** Days that stay for the next step once each is done. */
export type LeadDays = Readonly<Record<LeadStep, number>>

/** The default lead times: in the market 90 days ahead, a proposal 30, a decision 14. */
export const defaultLeadDays: LeadDays = {
  SECTIONS: 5,
  REVIEW: 5,
  SUBMISSION: 55,
  MARKET_RESPONSE: 5,
  PROPOSAL: 16,
  CLIENT_DECISION: 7,
  BIND_ORDER: 7,
}

/** Since when the usual lead times hold. */
const always = '2000-01-01'

interface Rule {
  readonly step: LeadStep
  readonly days: number
  readonly from: string
}

/** The lead times for a term that starts on a day: each step's newest rule by then, else the default. */
export function leadDaysFor(rules: readonly Rule[], effectiveOn: string): LeadDays {
  const days = { ...defaultLeadDays }
  const inForce = rules
    .filter(({ from }) => from <= effectiveOn)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  for (const rule of inForce) days[rule.step] = rule.days
  return days
}

/** The rules of a brokerage in the order of the steps; a step without one has the usual. */
export const withDefaults = (rules: readonly Rule[]): Rule[] =>
  leadSteps.flatMap((step) => {
    const own = rules.filter((rule) => rule.step === step)
    return own.length > 0 ? own : [{ step, days: defaultLeadDays[step], from: always }]
  })
