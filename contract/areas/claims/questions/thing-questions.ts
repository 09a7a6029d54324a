import { choicesOf } from '../../../kit/field.ts'
import type { ClaimQuestion } from '../claim-question.ts'

const named = (...labels: readonly string[]) => choicesOf(Object.fromEntries(labels.map((label) => [label, label])))

const interest: ClaimQuestion = {
  key: 'interest',
  label: 'Is there a mortgagee, loss payee, or lessor to notify?',
  kind: 'pick',
  list: 'interests',
  help: 'Lenders and lessors often require prompt notice. Leave blank if there is none.',
}

const totalLoss: ClaimQuestion = {
  key: 'isTotalLoss',
  label: 'Is it a total loss?',
  kind: 'yes-no',
  help: 'Stolen, destroyed, or not worth repairing. Leave blank if unknown.',
}

/** Claims about vehicles, buildings, and equipment. */
export const thingQuestions = {
  AUTO: [
    { key: 'vehicle', label: 'Which vehicle of yours was involved?', kind: 'pick', list: 'vehicles', required: true },
    { key: 'driver', label: 'Who was driving?', kind: 'pick', list: 'drivers', required: true },
    {
      key: 'cause',
      label: 'What kind of accident or loss was it?',
      kind: 'choice',
      choices: named('Collision', 'Backing', 'Rear-end', 'Hit while parked', 'Theft', 'Glass', 'Weather', 'Other'),
    },
    {
      key: 'claimant',
      label: 'Who else was involved?',
      kind: 'text',
      help: 'Name of the other driver or owner. Leave blank if there was none.',
    },
    {
      key: 'otherParties',
      label: 'What do you know about the other vehicles and their insurance?',
      kind: 'long-text',
      when: { key: 'cause', is: ['Collision', 'Backing', 'Rear-end', 'Hit while parked', 'Other'] },
    },
    { key: 'hasInjuries', label: 'Was anyone injured?', kind: 'yes-no' },
    {
      key: 'injuries',
      label: 'Who was injured, and how?',
      kind: 'long-text',
      medical: true,
      when: { key: 'hasInjuries', is: ['Y'] },
    },
    { key: 'isTowed', label: 'Was a vehicle towed?', kind: 'yes-no' },
    { key: 'towedTo', label: 'Where is the vehicle now?', kind: 'text', when: { key: 'isTowed', is: ['Y'] } },
    { key: 'citation', label: 'Was anyone cited?', kind: 'text', help: 'Who, and for what. Leave blank if unknown.' },
    totalLoss,
    interest,
  ],
  PROPERTY: [
    {
      key: 'cause',
      label: 'What caused the damage?',
      kind: 'choice',
      required: true,
      choices: named('Fire', 'Water', 'Wind or hail', 'Theft', 'Vandalism', 'Lightning', 'Flood', 'Collapse', 'Other'),
    },
    { key: 'damaged', label: 'What is damaged or missing?', kind: 'long-text', required: true },
    {
      key: 'estimate',
      label: 'About how much is the loss?',
      kind: 'money',
      help: 'In dollars. Leave blank if unknown.',
    },
    {
      key: 'mitigation',
      label: 'What was done to prevent further damage?',
      kind: 'long-text',
      help: 'Example: water shut off, roof covered. Keep receipts.',
    },
    totalLoss,
    interest,
  ],
  EQUIPMENT: [
    { key: 'equipment', label: 'Which equipment is it?', kind: 'pick', list: 'equipment', required: true },
    { key: 'serial', label: 'What is the serial number?', kind: 'text' },
    {
      key: 'cause',
      label: 'What happened to it?',
      kind: 'choice',
      required: true,
      choices: named('Theft', 'Vandalism', 'Upset or collision', 'Fire', 'Breakdown', 'Lost', 'Other'),
    },
    {
      key: 'theftReport',
      label: 'When and where was the theft reported?',
      kind: 'text',
      when: { key: 'cause', is: ['Theft'] },
    },
    {
      key: 'estimate',
      label: 'About how much is the loss?',
      kind: 'money',
      help: 'In dollars. Leave blank if unknown.',
    },
    totalLoss,
    interest,
  ],
  CYBER: [
    { key: 'discoveredOn', label: 'What day was it discovered?', kind: 'day', required: true, past: true },
    {
      key: 'cause',
      label: 'What kind of incident is it?',
      kind: 'choice',
      required: true,
      choices: named('Ransomware', 'Email compromise', 'Funds transfer fraud', 'Data breach', 'Lost device', 'Other'),
    },
    { key: 'systems', label: 'Which systems or accounts are affected?', kind: 'long-text', required: true },
    { key: 'records', label: 'About how many people’s records could be affected?', kind: 'text' },
    { key: 'hasRansom', label: 'Was a ransom demanded?', kind: 'yes-no' },
    {
      key: 'ransom',
      label: 'How much was demanded, and by when?',
      kind: 'text',
      help: 'Do not reply or pay before you speak with the carrier.',
      when: { key: 'hasRansom', is: ['Y'] },
    },
    { key: 'vendors', label: 'Who is already helping?', kind: 'text', help: 'Example: IT provider, law firm.' },
  ],
} as const satisfies Readonly<Record<string, readonly ClaimQuestion[]>>
