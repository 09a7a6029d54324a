import { choicesOf } from '../../../kit/field.ts'
import type { ClaimQuestion } from '../claim-question.ts'

const named = (...labels: readonly string[]) => choicesOf(Object.fromEntries(labels.map((label) => [label, label])))

const parts = named(
  'Head',
  'Eye',
  'Neck',
  'Back',
  'Shoulder',
  'Arm',
  'Hand or finger',
  'Chest',
  'Abdomen',
  'Hip',
  'Leg',
  'Knee',
  'Foot or toe',
  'Several',
  'Other',
)

const natures = named(
  'Strain or sprain',
  'Cut',
  'Bruise',
  'Fracture',
  'Burn',
  'Crushing',
  'Amputation',
  'Illness',
  'Other',
)

/** How an injury was treated. The worst two have hours to be reported to OSHA. */
const treatments = choicesOf({
  NONE: 'None',
  FIRST_AID: 'First aid only',
  CLINIC: 'Doctor or clinic',
  EMERGENCY: 'Emergency room, sent home',
  HOSPITAL: 'Admitted to a hospital',
  FATAL: 'The person died',
})

/** Claims of people who were hurt and have benefits. */
export const injuryQuestions = {
  WORK_COMP: [
    { key: 'claimant', label: 'Which employee was hurt?', kind: 'text', required: true, help: 'First and last name.' },
    { key: 'knownOn', label: 'What day did you learn of it?', kind: 'day', required: true, past: true },
    { key: 'employeeClass', label: 'What work does the employee do?', kind: 'pick', list: 'classes', required: true },
    { key: 'hiredOn', label: 'When was the employee hired?', kind: 'day', past: true },
    {
      key: 'wage',
      label: 'What is the average weekly wage?',
      kind: 'money',
      help: 'In dollars, before tax.',
      medical: true,
    },
    {
      key: 'cause',
      label: 'What caused the injury?',
      kind: 'choice',
      required: true,
      choices: named(
        'Fall or slip',
        'Lifting or strain',
        'Struck by object',
        'Caught in or between',
        'Cut or puncture',
        'Vehicle',
        'Burn or heat',
        'Exposure',
        'Other',
      ),
    },
    { key: 'birthDate', label: 'What is the employee’s date of birth?', kind: 'day', past: true, medical: true },
    {
      key: 'bodyPart',
      label: 'Which part of the body was hurt?',
      kind: 'choice',
      choices: parts,
      required: true,
      medical: true,
    },
    {
      key: 'nature',
      label: 'What kind of injury is it?',
      kind: 'choice',
      choices: natures,
      required: true,
      medical: true,
    },
    {
      key: 'treatment',
      label: 'What treatment was given?',
      kind: 'choice',
      choices: treatments,
      required: true,
      medical: true,
    },
    { key: 'physician', label: 'Which doctor or hospital?', kind: 'text', medical: true },
    { key: 'lostOn', label: 'What is the first day of work missed?', kind: 'day', help: 'Leave blank if none.' },
    { key: 'returnOn', label: 'When did or will the employee return?', kind: 'day', help: 'Leave blank if unknown.' },
  ],
  NO_FAULT: [
    { key: 'claimant', label: 'Who asks for no-fault benefits?', kind: 'text', required: true },
    { key: 'vehicle', label: 'In which vehicle of yours?', kind: 'pick', list: 'vehicles', required: true },
    {
      key: 'role',
      label: 'What was the person?',
      kind: 'choice',
      required: true,
      choices: named('Driver', 'Passenger', 'Pedestrian', 'Bicyclist'),
    },
    { key: 'isWorking', label: 'Was the person working at the time?', kind: 'yes-no' },
    { key: 'injuries', label: 'What are the injuries?', kind: 'long-text', required: true, medical: true },
    { key: 'physician', label: 'Which doctor or hospital?', kind: 'text', medical: true },
    { key: 'hasLostWages', label: 'Is the person losing wages?', kind: 'yes-no' },
  ],
} as const satisfies Readonly<Record<string, readonly ClaimQuestion[]>>

const suit: readonly ClaimQuestion[] = [
  { key: 'hasSuit', label: 'Were suit papers or a written demand received?', kind: 'yes-no' },
  {
    key: 'servedOn',
    label: 'What day were they served or received?',
    kind: 'day',
    required: true,
    past: true,
    help: 'Attach the papers. Courts give few days to answer.',
    when: { key: 'hasSuit', is: ['Y'] },
  },
]

const claimsMade: readonly ClaimQuestion[] = [
  {
    key: 'awareOn',
    label: 'What day did you first learn of the problem?',
    kind: 'day',
    required: true,
    past: true,
  },
  {
    key: 'madeOn',
    label: 'What day was the claim first made?',
    kind: 'day',
    past: true,
    help: 'Leave blank if no demand was made yet. Report a potential claim within the policy period anyway.',
  },
  { key: 'claimant', label: 'Who makes, or could make, the claim?', kind: 'text', required: true },
]

const opposing: readonly ClaimQuestion[] = [
  { key: 'counsel', label: 'Who represents the claimant?', kind: 'text' },
  { key: 'demand', label: 'What is demanded?', kind: 'text' },
  ...suit,
]

/** Claims that others make. */
export const liabilityQuestions = {
  GENERAL_LIABILITY: [
    { key: 'claimant', label: 'Who was hurt, or whose property was damaged?', kind: 'text', required: true },
    { key: 'claimantContact', label: 'How can that person be reached?', kind: 'text' },
    {
      key: 'cause',
      label: 'What kind of claim is it?',
      kind: 'choice',
      required: true,
      choices: named('Slip or fall', 'Property damage', 'Product', 'Completed work', 'Personal injury', 'Other'),
    },
    { key: 'damaged', label: 'What is damaged?', kind: 'long-text', when: { key: 'cause', is: ['Property damage'] } },
    { key: 'hasInjuries', label: 'Was anyone injured?', kind: 'yes-no' },
    {
      key: 'injuries',
      label: 'What are the injuries?',
      kind: 'long-text',
      medical: true,
      when: { key: 'hasInjuries', is: ['Y'] },
    },
    { key: 'premises', label: 'Which premises, product, or job was it?', kind: 'text' },
    ...suit,
  ],
  LEGAL_PROFESSIONAL: [
    ...claimsMade,
    {
      key: 'matter',
      label: 'Which matter is it about?',
      kind: 'text',
      required: true,
      help: 'Name and type of the matter.',
    },
    { key: 'attorney', label: 'Which attorneys handled it?', kind: 'text' },
    ...opposing,
  ],
  EPLI: [
    ...claimsMade,
    {
      key: 'cause',
      label: 'What is alleged?',
      kind: 'choice',
      required: true,
      choices: named('Wrongful termination', 'Discrimination', 'Harassment', 'Retaliation', 'Wage and hour', 'Other'),
    },
    {
      key: 'agency',
      label: 'Was a charge filed with an agency?',
      kind: 'text',
      help: 'Example: EEOC, with the charge number.',
    },
    ...opposing,
  ],
} as const satisfies Readonly<Record<string, readonly ClaimQuestion[]>>
