import { frequencies } from './fact-choices.ts'
import { factsOf, yesNoFacts } from './fact-definition.ts'

/** Safety at work and all that moves workers' compensation. */
export const workerFacts = [
  ...factsOf('Workers', null, {
    experienceMod: [
      'decimal',
      'Experience modification',
      { help: 'The factor on your rating worksheet; 1.00 is average.' },
    ],
    modEffective: ['date', 'Rating date of that modification'],
    bureauRiskId: ['text', 'Rating bureau risk number'],
    hoursWorked: ['whole', 'Hours worked by all employees in the last year'],
    recordableCases: ['whole', 'Recordable injuries in the last year'],
    lostTimeCases: ['whole', 'Of those, with days away from work'],
    restrictedCases: ['whole', 'Of those, with restricted work or transfer'],
    safetyMeetings: ['choice', 'How often are safety meetings held?', { choices: frequencies }],
    safetyCommittee: ['yesNo', 'Is there a safety committee with employees on it?'],
    safetyInspections: ['choice', 'How often is the workplace inspected for hazards?', { choices: frequencies }],
    maxHeightFeet: ['whole', 'Greatest height at which employees work, in feet'],
    maxDepthFeet: ['whole', 'Greatest depth at which employees work, in feet'],
    employeeTurnoverPercent: ['percent', 'Employees who left in the last year'],
    averageHourlyWage: ['money', 'Average hourly wage'],
    maxEmployeesTogether: ['whole', 'Most employees at one place at one time'],
    workClinic: ['text', 'Clinic or physician used after an injury'],
    daysToReport: ['whole', 'Days within which injuries are reported to the carrier'],
  }),
  ...yesNoFacts('Workers', {
    returnToWork: [
      'Is lighter work offered so that injured employees can return?',
      'How it works, and who arranges it',
    ],
    drugTestHire: ['Are new employees tested for drugs?', 'Which test, and for which jobs'],
    drugTestAfterAccident: ['Are tests done after accidents or at random?', 'When, and what follows a positive test'],
    preHirePhysical: ['Are physical examinations done after a job is offered?', 'For which jobs'],
    protectiveEquipment: ['Is protective equipment supplied and its use enforced?', 'What, and for which work'],
    safetyTraining: [
      'Are employees trained in safety when hired and after?',
      'What, how often, and how it is recorded',
    ],
    machineGuarding: ['Are all machines guarded, with lock-out in writing?', 'How it is checked'],
    workAtHeights: ['Do employees work above 15 feet?', 'What work, how high, and how falls are prevented'],
    workUnderground: [
      'Do employees work under the ground or in confined spaces?',
      'What work, and how it is made safe',
    ],
    workOverWater: [
      'Do employees work on, over or beside water?',
      'What work, and whether federal maritime law applies',
    ],
    workOutOfState: ['Do employees live, travel or work in other states?', 'Which states, for how long, and how many'],
    groupTransport: ['Are employees driven to work together?', 'How many, in what vehicle, and how often'],
    workFromHome: ['Do employees work from home?', 'How many, and in which states'],
    minorsOrSeniors: ['Are employees under 18 or over 65?', 'How many, and what they do'],
    seasonalWorkers: ['Is there seasonal work?', 'Months, numbers, and how workers are found'],
    unionLabour: ['Are employees members of a union?', 'Which union, and when the agreement ends'],
    healthPlan: ['Is there a health plan for employees?', 'Carrier, and the share of employees in it'],
    employeeAthletics: ['Do you sponsor teams for athletics?', 'Which'],
    otherWorkersCompPolicy: [
      'Is there other workers’ compensation insurance in force?',
      'Carrier, states and who is covered',
    ],
    premiumOwed: ['Is a workers’ compensation premium owed and unpaid?', 'To whom, how much, and why'],
    uninsuredSubcontractors: [
      'Do you use subcontractors without workers’ compensation of their own?',
      'Who, and what you pay them',
    ],
    heavyLifting: ['Do employees lift more than 50 pounds by hand?', 'What, and which aids there are'],
    ergonomics: ['Is repeated motion, or long work at a screen, part of the job?', 'What, and what is done about it'],
    bloodborne: ['May employees come into contact with blood or infection?', 'Who, and how they are protected'],
    workplaceViolence: ['Is there a plan in writing against violence at work?', 'What it holds'],
    accidentInvestigation: [
      'Is every accident and near miss investigated in writing?',
      'By whom, and how lessons are shared',
    ],
    oshaInspected: ['Has a safety authority inspected you in the last three years?', 'When, why and what came of it'],
    heatIllness: ['Do employees work in great heat or cold?', 'What work, and how they are protected'],
  }),
]

/** Payroll by state and class, as workers' compensation rates it. */
export const payrollFacts = factsOf('Workers', 'payrollByClass', {
  payrollState: ['state', 'State'],
  payrollClass: ['wcClass', 'Class'],
  payrollDuties: ['text', 'Duties'],
  payrollFull: ['whole', 'Full-time'],
  payrollPart: ['whole', 'Part-time'],
  payrollAmount: ['money', 'Yearly payroll'],
})

/** Citations by a safety authority. */
export const citationFacts = factsOf('Workers', 'citations', {
  citationDate: ['date', 'Date of the citation'],
  citationStandard: ['text', 'Standard cited'],
  citationWhat: ['text', 'What was found'],
  citationPenalty: ['money', 'Penalty'],
  citationStatus: ['choice', 'Status', { choices: ['Open', 'Contested', 'Put right', 'Withdrawn'] }],
})

/** What employees are trained in. */
export const trainingFacts = factsOf('Workers', 'training', {
  trainingTopic: ['text', 'Training'],
  trainingWho: ['text', 'Who takes it'],
  trainingFrequency: ['choice', 'How often', { choices: frequencies }],
  trainingLast: ['date', 'Last held'],
})
