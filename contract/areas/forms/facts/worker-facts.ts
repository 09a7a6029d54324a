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
    safetyCommittee: ['yesNo', 'Do you have a safety committee that includes employees?'],
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
    drugTestHire: ['Do you drug test new employees?', 'Describe the tests, and for which jobs'],
    drugTestAfterAccident: [
      'Do you test for drugs after accidents or at random?',
      'Describe when, and what follows a positive test',
    ],
    preHirePhysical: ['Do you require a physical exam after a job offer?', 'Describe for which jobs'],
    protectiveEquipment: [
      'Do you supply protective equipment and enforce its use?',
      'Describe the equipment, and for which work',
    ],
    safetyTraining: [
      'Do employees receive safety training when hired and periodically afterward?',
      'Describe the training, its frequency, and how it is recorded',
    ],
    machineGuarding: [
      'Are all machines guarded, and is there a written lockout/tagout procedure?',
      'Describe how it is verified',
    ],
    workAtHeights: ['Do employees work above 15 feet?', 'Describe the work, height, and fall protection'],
    workUnderground: ['Do employees work underground or in confined spaces?', 'Describe the work and safety measures'],
    workOverWater: [
      'Do employees work on, over, or near water?',
      'Describe the work, and whether federal maritime law applies',
    ],
    workOutOfState: [
      'Do employees live, travel, or work in other states?',
      'Describe the states, duration, and number of employees',
    ],
    groupTransport: [
      'Do you provide group transportation for employees?',
      'Describe the number, vehicle, and frequency',
    ],
    workFromHome: ['Do employees work from home?', 'Describe the number and states'],
    minorsOrSeniors: ['Do you employ anyone under 18 or over 65?', 'Describe the number and their duties'],
    seasonalWorkers: ['Do you have seasonal work?', 'Describe the months, number, and recruiting'],
    unionLabour: ['Are employees members of a union?', 'Describe the union, and when the agreement ends'],
    healthPlan: [
      'Is there a health plan for employees?',
      'Describe the carrier and the percentage of employees enrolled',
    ],
    employeeAthletics: ['Do you sponsor athletic teams?', 'Which'],
    otherWorkersCompPolicy: [
      'Do you have other workers’ compensation insurance in force?',
      'Describe the carrier, states, and who is covered',
    ],
    premiumOwed: ['Is a workers’ compensation premium owed and unpaid?', 'Describe the carrier, amount, and reason'],
    uninsuredSubcontractors: [
      'Do you use subcontractors without workers’ compensation of their own?',
      'Describe who, and the amount paid',
    ],
    heavyLifting: ['Do employees lift more than 50 pounds by hand?', 'Describe what, and the lifting aids'],
    ergonomics: [
      'Does the work involve repetitive motion or long hours at a screen?',
      'Describe the tasks and preventive measures',
    ],
    bloodborne: [
      'Could employees be exposed to blood or infectious materials?',
      'Describe who, and how they are protected',
    ],
    workplaceViolence: ['Do you have a written workplace violence prevention plan?', 'Describe the plan'],
    accidentInvestigation: [
      'Do you investigate every accident and near miss in writing?',
      'Describe who investigates, and how lessons are shared',
    ],
    oshaInspected: [
      'Has OSHA or a state safety agency inspected you in the last three years?',
      'Describe when, why, and the result',
    ],
    heatIllness: ['Do employees work in extreme heat or cold?', 'Describe the work, and how they are protected'],
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
