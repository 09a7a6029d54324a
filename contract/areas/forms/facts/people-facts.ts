import { factsOf, yesNoFacts } from './fact-definition.ts'

/** How the business treats those who work for it. */
export const peopleFacts = [
  ...factsOf('People', null, {
    hrContact: ['person', 'Person in charge of human resources'],
    voluntaryLeavers: ['whole', 'Employees who left by choice in the last year'],
    involuntaryLeavers: ['whole', 'Employees dismissed in the last year'],
    payUnder50: ['whole', 'Employees paid less than $50,000 a year'],
    pay50To100: ['whole', 'Employees paid $50,000 to $100,000'],
    payOver100: ['whole', 'Employees paid more than $100,000'],
    headcountCalifornia: ['whole', 'Employees in California'],
    headcountForeign: ['whole', 'Employees outside the country'],
    unionPercent: ['percent', 'Share of employees in a union'],
    tippedEmployees: ['whole', 'Employees who receive tips'],
    exemptEmployees: ['whole', 'Employees exempt from overtime'],
    handbookReviewed: ['date', 'When did a lawyer last review the handbook?', { pastOnly: true }],
  }),
  ...yesNoFacts('People', {
    handbook: [
      'Is there an employee handbook, acknowledged by each employee?',
      'What it covers, and how it is kept up to date',
    ],
    hrDepartment: ['Is there a department or person for human resources?', 'Their experience and duties'],
    atWillStatement: ['Do offers and the handbook say that employment is at will?', 'Where it stands'],
    antiHarassmentPolicy: [
      'Is there a policy in writing against harassment and discrimination?',
      'How complaints are made and handled',
    ],
    harassmentTraining: ['Are managers and employees trained against harassment?', 'How often, and by whom'],
    terminationReview: ['Are dismissals reviewed by human resources or a lawyer first?', 'How'],
    writtenEvaluations: ['Are employees evaluated in writing every year?', 'How'],
    backgroundChecks: ['Are backgrounds checked before hiring?', 'Which checks, and how consent is given'],
    arbitrationAgreements: ['Do employees sign an agreement to arbitrate?', 'Whether it waives class actions'],
    layoffs: ['Have there been layoffs, or are any planned within 12 months?', 'When, how many, and how chosen'],
    wageAndHourReview: ['Has a lawyer reviewed overtime, breaks and job classes?', 'When, and what was changed'],
    contractorsClassified: ['Are independent contractors reviewed against the legal tests?', 'By whom'],
    complaintsMade: [
      'Has an employee complained to an agency or a court in the last five years?',
      'Who, what, when and the outcome',
    ],
    thirdPartyComplaints: [
      'Has a customer or vendor alleged harassment or discrimination?',
      'What, when and the outcome',
    ],
    accommodationProcess: ['Is there a process for leave and accommodation?', 'Who decides, and how it is recorded'],
    payEquityReview: ['Has pay been reviewed for equal treatment?', 'When, by whom, and what was changed'],
    biometricTimekeeping: [
      'Are fingerprints, faces or other biometrics used at work?',
      'For what, and how consent is given',
    ],
    automatedHiring: ['Is software used to screen or rank people who apply?', 'Which, and how it is tested for bias'],
  }),
]
