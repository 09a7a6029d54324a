import { libraryEdition, type LibraryForm } from '../library-form.ts'
import {
  ask,
  calculated,
  choice,
  choices,
  explain,
  group,
  may,
  need,
  page,
  schedule,
  section,
  table,
  text,
  whenAbove,
  whenOneOf,
  whenYes,
  whole,
  yesNo,
  yesNoWithDetail,
} from '../parts.ts'
import { applicantPage } from '../shared/applicant-page.ts'
import { historyPage } from '../shared/history-page.ts'
import { interestsSection } from '../shared/interests.ts'
import { listOrSchedule } from '../shared/list-or-schedule.ts'
import { policyWanted } from '../shared/policy-wanted.ts'
import { signaturePage } from '../shared/signature-page.ts'

const wanted = policyWanted(
  text('statesCovered', 'States in which you have employees', {
    required: true,
    help: 'Two-letter codes with commas. The policy lists these.',
  }),
  text('otherStates', 'States in which employees may come to work'),
  choice(
    'employersLiability',
    'Employers’ liability: each accident, disease limit, each employee',
    [
      '$100,000 / $500,000 / $100,000',
      '$500,000 / $500,000 / $500,000',
      '$1,000,000 / $1,000,000 / $1,000,000',
      'Other',
    ],
    { required: true },
  ),
  choice('compensationPlan', 'Plan', ['Guaranteed cost', 'Deductible', 'Dividend', 'Retrospective', 'Pay as you go']),
  choice(
    'compensationDeductible',
    'Deductible',
    ['$500', '$1,000', '$2,500', '$5,000', '$10,000', '$25,000', 'Other'],
    {
      showIf: whenOneOf('compensationPlan', 'Deductible'),
    },
  ),
  yesNo('maritime', 'Do you want cover under the federal longshore act?', {
    help: 'For work on docks, piers or ships in harbour.',
  }),
  yesNo('stopGap', 'Do you have employees in Ohio, North Dakota, Washington or Wyoming?', {
    help: 'There a state fund insures them; employers’ liability can be added here.',
  }),
  yesNo('waiverAsked', 'Do contracts ask you to waive the right to recover?'),
)

const payroll = page('payrollPage', 'Payroll and owners', [
  ...listOrSchedule(
    group(
      'payrollByClass',
      [need('payrollState', 'payrollClass', 'payrollDuties', 'payrollFull', 'payrollPart', 'payrollAmount')],
      { help: 'One item for each kind of work in each state. Overtime counts at the normal rate.' },
    ),
    'payrollSchedule',
    'Schedule of payroll',
    'WORKERS_COMP',
  ),
  section('payrollTotals', 'Payroll in all', [
    calculated('payrollSum', 'Yearly payroll', 'sum(payrollByClass.payrollAmount)'),
    calculated('fullSum', 'Full-time', 'sum(payrollByClass.payrollFull)'),
    calculated('partSum', 'Part-time', 'sum(payrollByClass.payrollPart)'),
    calculated('payEach', 'Average pay', 'round(payrollSum / sum(fullSum, partSum), 0)'),
    need('payrollLastYear'),
    may('payrollYearBefore', 'headcountSeasonal', 'headcountVolunteers', 'averageHourlyWage', 'maxEmployeesTogether'),
    need('employeeTurnoverPercent'),
    ask('accountingContact', { required: true }),
    ask('recordsAddress'),
  ]),
  group('owners', [
    need('ownerName', 'ownerTitle', 'ownerPercent', 'ownerState', 'ownerDuties', 'ownerWcChoice'),
    may('ownerBirthDate', 'ownerWcClass', 'ownerPayroll'),
  ]),
  section('ownerTotals', 'Owners in all', [
    calculated('ownerShares', 'Shares, percent', 'sum(owners.ownerPercent)', { help: 'Should not be above 100.' }),
    schedule('officerSchedule', 'Schedule of officers', 'EXEC_WORKERS_COMP'),
  ]),
])

const rating = page('ratingPage', 'Rating and record', [
  section('experience', 'Experience rating', [
    yesNo('rated', 'Do you have an experience modification?', {
      required: true,
      help: 'Small and new businesses often have none.',
    }),
    ask('experienceMod', { required: true, showIf: whenYes('rated') }),
    ask('modEffective', { required: true, showIf: whenYes('rated') }),
    ask('bureauRiskId', { showIf: whenYes('rated') }),
    table('modHistory', 'Modifications of earlier years', [
      { key: 'year', label: 'Year', kind: 'whole', required: true },
      { key: 'mod', label: 'Modification', kind: 'decimal' },
      { key: 'reason', label: 'What moved it', kind: 'text' },
    ]),
    explain('ownershipChange', 'otherWorkersCompPolicy', 'premiumOwed'),
  ]),
  section('injuries', 'Injuries', [
    need('hoursWorked', 'recordableCases'),
    ask('lostTimeCases', { showIf: whenAbove('recordableCases', 0) }),
    ask('restrictedCases', { showIf: whenAbove('recordableCases', 0) }),
    calculated(
      'recordableRate',
      'Recordable cases for each 100 full-time employees',
      'round(recordableCases * 200000 / hoursWorked, 1)',
      {
        help: 'Cases × 200,000 ÷ hours worked; compare it with the average of your industry.',
      },
    ),
    need('daysToReport'),
    ask('workClinic'),
    explain('oshaInspected'),
    ask('claimsContact'),
  ]),
])

const work = page('workPage', 'The work', [
  section('hazards', 'Hazards', [
    explain('workAtHeights'),
    ask('maxHeightFeet', { showIf: whenYes('workAtHeights') }),
    explain('workUnderground'),
    ask('maxDepthFeet', { showIf: whenYes('workUnderground') }),
    explain(
      'workOverWater',
      'hazardousMaterials',
      'hotWork',
      'heavyLifting',
      'ergonomics',
      'bloodborne',
      'heatIllness',
    ),
    explain('aircraft', 'watercraft', 'blastingOrDemolition'),
    choices('machines', 'Which machines are used?', [
      'Presses',
      'Saws',
      'Fork lifts',
      'Cranes',
      'Conveyors',
      'Farm machines',
      'None',
    ]),
  ]),
  section('workers', 'Who works, and where', [
    explain(
      'workOutOfState',
      'foreignOperations',
      'groupTransport',
      'workFromHome',
      'minorsOrSeniors',
      'seasonalWorkers',
    ),
    explain('leasedEmployees', 'unionLabour', 'employeeAthletics', 'healthPlan'),
    ...yesNoWithDetail(
      'driving',
      'Do employees drive as a regular part of work?',
      'How many, how far and in whose vehicles',
    ),
    ...yesNoWithDetail(
      'nightWork',
      'Does anyone work alone, or between 10 p.m. and 6 a.m.?',
      'How many, and how they are kept safe',
    ),
    ...yesNoWithDetail(
      'pieceRate',
      'Is anyone paid by the piece, in cash or by other than wages?',
      'Who, and how it is recorded',
    ),
  ]),
  section('subcontractors', 'Subcontractors', [
    need('subcontractedPercent'),
    ask('subcontractorCost', { showIf: whenAbove('subcontractedPercent', 0) }),
    explain('uninsuredSubcontractors', 'certificatesRequired'),
  ]),
])

const safety = page('safetyPage', 'Safety at work', [
  section('programme', 'Safety programme', [
    explain('formalSafetyProgram'),
    need('safetyContact', 'safetyMeetings', 'safetyCommittee', 'safetyInspections'),
    explain('safetyTraining', 'protectiveEquipment', 'machineGuarding', 'accidentInvestigation', 'workplaceViolence'),
    yesNo('safetyIncentive', 'Does the pay of managers depend on safety?'),
  ]),
  section('hiring', 'Hiring and return', [
    explain(
      'drugTestHire',
      'drugTestAfterAccident',
      'preHirePhysical',
      'returnToWork',
      'driverRecordsChecked',
      'backgroundChecks',
    ),
    whole('trialDays', 'Days of guided work for the newly hired', { max: 365 }),
  ]),
  interestsSection('Those who ask for a waiver or a certificate'),
])

/** Injury and illness of those who work. */
export const workersCompensation: LibraryForm = {
  formId: 'workers-compensation',
  draft: {
    name: 'Workers’ compensation',
    title: 'Workers’ compensation application',
    policyType: 'WORKERS_COMP',
    edition: libraryEdition,
  },
  layout: { pages: [applicantPage(wanted), payroll, rating, work, safety, historyPage(), signaturePage()] },
}
