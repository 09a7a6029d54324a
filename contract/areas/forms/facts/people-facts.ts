import { factsOf, yesNoFacts } from './fact-definition.ts'

/** How the business treats its workers. */
export const peopleFacts = [
  ...factsOf('People', null, {
    hrContact: ['person', 'Person in charge of human resources'],
    voluntaryLeavers: ['whole', 'Voluntary terminations in the last year'],
    involuntaryLeavers: ['whole', 'Involuntary terminations in the last year'],
    payUnder50: ['whole', 'Employees paid less than $50,000 per year'],
    pay50To100: ['whole', 'Employees paid $50,000 to $100,000'],
    payOver100: ['whole', 'Employees paid more than $100,000'],
    headcountCalifornia: ['whole', 'Employees in California'],
    headcountForeign: ['whole', 'Employees outside the country'],
    unionPercent: ['percent', 'Percentage of employees in a union'],
    tippedEmployees: ['whole', 'Employees who receive tips'],
    exemptEmployees: ['whole', 'Employees exempt from overtime'],
    handbookReviewed: ['date', 'When did an attorney last review the handbook?', { pastOnly: true }],
  }),
  ...yesNoFacts('People', {
    handbook: [
      'Is there an employee handbook, acknowledged by each employee?',
      'Describe its contents, and how it is updated',
    ],
    hrDepartment: ['Do you have a human resources department or manager?', 'Describe their experience and duties'],
    atWillStatement: ['Do offer letters and the handbook state that employment is at will?', 'Describe where'],
    antiHarassmentPolicy: [
      'Do you have a written policy against harassment and discrimination?',
      'Describe how complaints are made and handled',
    ],
    harassmentTraining: ['Do managers and employees receive anti-harassment training?', 'Describe the training'],
    terminationReview: ['Are terminations reviewed in advance by human resources or an attorney?', 'How'],
    writtenEvaluations: ['Do employees receive written evaluations every year?', 'How'],
    backgroundChecks: ['Do you run background checks before hiring?', 'Describe the checks, and how consent is given'],
    arbitrationAgreements: ['Do employees sign an agreement to arbitrate?', 'Describe whether it waives class actions'],
    layoffs: [
      'Have there been layoffs, or are any planned within 12 months?',
      'Describe when, how many, and how they were selected',
    ],
    wageAndHourReview: [
      'Has an attorney reviewed your overtime, break, and job classification practices?',
      'Describe the review',
    ],
    contractorsClassified: [
      'Do you review independent contractors against the legal classification tests?',
      'Describe the review',
    ],
    complaintsMade: [
      'Has an employee complained to an agency or a court in the last five years?',
      'Describe the people, complaint, date, and outcome',
    ],
    thirdPartyComplaints: [
      'Has a customer or vendor alleged harassment or discrimination?',
      'Describe the allegation, date, and outcome',
    ],
    accommodationProcess: ['Is there a process for leave and accommodation?', 'Describe the process'],
    payEquityReview: ['Have you reviewed pay for equity?', 'Describe when, who reviewed it, and what was changed'],
    biometricTimekeeping: [
      'Do you use fingerprints, facial recognition, or other biometrics at work?',
      'Describe the use, and how consent is given',
    ],
    automatedHiring: [
      'Do you use software to screen or rank applicants?',
      'Describe the software, and how it is tested for bias',
    ],
  }),
]
