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
    maxHeightFeet: ['whole', 'Maximum working height, in feet'],
    maxDepthFeet: ['whole', 'Maximum working depth, in feet'],
    employeeTurnoverPercent: ['percent', 'Employees who left in the last year'],
    averageHourlyWage: ['money', 'Average hourly wage'],
    maxEmployeesTogether: ['whole', 'Maximum number of employees at one location at one time'],
    workClinic: ['text', 'Clinic or physician used after an injury'],
    daysToReport: ['whole', 'Days within which injuries are reported to the carrier'],
  }),
  ...yesNoFacts('Workers', {
    returnToWork: ['Do you have a return-to-work or light-duty program?', 'Describe how it works, and who arranges it'],
    drugTestHire: ['Are new employees tested for drugs?', 'Describe the tests, and for which jobs'],
    drugTestAfterAccident: [
      'Are drug tests done after accidents or at random?',
      'Describe when, and what follows a positive test',
    ],
    preHirePhysical: ['Are physical examinations done after a job is offered?', 'Describe for which jobs'],
    protectiveEquipment: [
      'Is protective equipment supplied and its use enforced?',
      'Describe the equipment, and for which work',
    ],
    safetyTraining: [
      'Are employees trained in safety when hired and after?',
      'Describe the training, its frequency, and how it is recorded',
    ],
    machineGuarding: ['Are all machines guarded, with a written lockout procedure?', 'Describe how it is verified'],
    workAtHeights: ['Do employees work above 15 feet?', 'Describe the work, height, and fall protection'],
    workUnderground: [
      'Do employees work under the ground or in confined spaces?',
      'Describe the work and safety measures',
    ],
    workOverWater: [
      'Do employees work on, over or beside water?',
      'Describe the work, and whether federal maritime law applies',
    ],
    workOutOfState: [
      'Do employees live, travel or work in other states?',
      'Describe the states, duration, and number of employees',
    ],
    groupTransport: ['Are employees driven to work together?', 'Describe the number, vehicle, and frequency'],
    workFromHome: ['Do employees work from home?', 'Describe the number and states'],
    minorsOrSeniors: ['Are employees under 18 or over 65?', 'Describe the number and their duties'],
    seasonalWorkers: ['Is there seasonal work?', 'Describe the months, number, and recruiting'],
    unionLabour: ['Are employees members of a union?', 'Describe the union, and when the agreement ends'],
    healthPlan: [
      'Is there a health plan for employees?',
      'Describe the carrier and the percentage of employees enrolled',
    ],
    employeeAthletics: ['Do you sponsor teams for athletics?', 'Which'],
    otherWorkersCompPolicy: [
      'Is there other workers’ compensation insurance in force?',
      'Describe the carrier, states, and who is covered',
    ],
    premiumOwed: ['Is a workers’ compensation premium owed and unpaid?', 'Describe the carrier, amount, and reason'],
    uninsuredSubcontractors: [
      'Do you use subcontractors without workers’ compensation of their own?',
      'Describe who, and the amount paid',
    ],
    heavyLifting: ['Do employees lift more than 50 pounds by hand?', 'Describe what, and the lifting aids'],
    ergonomics: [
      'Is repeated motion, or long work at a screen, part of the job?',
      'Describe the tasks and preventive measures',
    ],
    bloodborne: [
      'May employees come into contact with blood or infection?',
      'Describe who, and how they are protected',
    ],
    workplaceViolence: ['Do you have a written workplace violence prevention plan?', 'Describe the plan'],
    accidentInvestigation: [
      'Is every accident and near miss investigated in writing?',
      'Describe who investigates, and how lessons are shared',
    ],
    oshaInspected: [
      'Has a safety authority inspected you in the last three years?',
      'Describe when, why, and the result',
    ],
    heatIllness: ['Do employees work in great heat or cold?', 'Describe the work, and how they are protected'],
  }),
]

/** Payroll by state and class, as workers' compensation rates it. */
export const payrollFacts = factsOf('Workers', 'payrollByClass', {
  payrollState: ['state', 'State'],
  payrollClass: ['wcClass', 'Class'],
  payrollDuties: ['text', 'Duties'],
  payrollFull: ['whole', 'Full-time'],
  payrollPart: ['whole', 'Part-time'],
  payrollAmount: ['money', 'Annual payroll'],
})

/** Citations by a safety authority. */
export const citationFacts = factsOf('Workers', 'citations', {
  citationDate: ['date', 'Date of the citation'],
  citationStandard: ['text', 'Standard cited'],
  citationWhat: ['text', 'Findings'],
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
