/** Who the first steps are for. */
export type Newcomer = 'STAFF' | 'READER' | 'PROSPECT' | 'LAW_FIRM' | 'INSURED'

export interface FirstStep {
  /** A page within the account. */
  readonly path: string
  readonly label: string
  readonly text: string
}

const company: FirstStep = {
  path: 'details',
  label: 'Check your company’s information',
  text: 'Legal name, FEIN, and contacts, as carriers see them.',
}
const insured: FirstStep = {
  path: 'schedules',
  label: 'Review what is insured',
  text: 'Vehicles, property, and payroll. Type, paste, or import a spreadsheet.',
}
const colleague: FirstStep = {
  path: 'account/management',
  label: 'Invite a colleague',
  text: 'Choose what they can see and change.',
}
const ask: FirstStep = {
  path: 'communications',
  label: 'Ask your broker',
  text: 'Send a question, or request a certificate of insurance.',
}
const files: FirstStep = {
  path: 'documents',
  label: 'Find your files',
  text: 'Certificates, policy forms, and what you uploaded.',
}
const covered: FirstStep = {
  path: 'coverage-summary',
  label: 'See what you are covered for',
  text: 'Limits, deductibles, and premiums on one page.',
}

/** Each one's first steps, most helpful first. */
const steps: Readonly<Record<Newcomer, readonly FirstStep[]>> = {
  INSURED: [company, insured, colleague, covered, ask, files],
  PROSPECT: [
    company,
    insured,
    { path: 'applications', label: 'Answer the carriers’ questions', text: 'Each answer is used in every form.' },
    ask,
    files,
  ],
  LAW_FIRM: [
    { path: 'policy-selection', label: 'Choose your plan', text: 'Compare limits, deductibles, and premiums.' },
    files,
    ask,
    company,
  ],
  READER: [covered, files, { ...insured, text: 'Vehicles, property, and payroll.' }, ask],
  STAFF: [
    { path: 'renewal', label: 'Check the status of this account', text: 'Stage, dates, and what is open.' },
    { path: 'communications', label: 'Answer the client', text: 'Questions and requests in one place.' },
    { ...colleague, label: 'Invite the client’s people' },
    { ...company, label: 'Check the company’s information' },
    files,
  ],
}

const shownSteps = 3

/** The first steps of someone, of the pages that they have. */
export const firstSteps = (newcomer: Newcomer, hasPage: (path: string) => boolean): readonly FirstStep[] =>
  steps[newcomer].filter(({ path }) => hasPage(path)).slice(0, shownSteps)
