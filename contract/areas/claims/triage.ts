import type { ClaimTypeCode } from './claim-types.ts'

interface TriageAnswer {
  readonly value: string
  readonly label: string
  /** Where the answer settles the type: the type. */
  readonly type?: ClaimTypeCode
}

export interface TriageQuestion {
  readonly key: 'harm' | 'whose' | 'how'
  readonly label: string
  readonly answers: readonly TriageAnswer[]
}

export type TriageAnswers = Readonly<Partial<Record<TriageQuestion['key'], string>>>

/** Why a type is suggested, in plain words. */
const reasons: Readonly<Record<ClaimTypeCode, string>> = {
  UNKNOWN: '',
  AUTO: 'Accidents with a vehicle, and damage to one, are reported under Auto.',
  PROPERTY: 'Damage to buildings and contents is reported under Property.',
  EQUIPMENT: 'Tools and mobile equipment are reported under Equipment.',
  GENERAL_LIABILITY: 'Injuries and damage of people outside your company are reported under General Liability.',
  WORK_COMP: 'Injuries and illnesses of employees at work are reported under Work Comp.',
  NO_FAULT: 'No-fault benefits are requested with the No Fault Form.',
  LEGAL_PROFESSIONAL: 'Demands about legal services are reported under Legal Professional.',
  CYBER: 'Breaches, ransomware, and misused systems are reported under Cyber.',
  EPLI: 'Complaints about hiring, treatment, or termination are reported under Employment Practices.',
}

const harm: TriageQuestion = {
  key: 'harm',
  label: 'Which of these comes closest to what happened?',
  answers: [
    { value: 'PERSON', label: 'A person was hurt or became ill' },
    { value: 'THING', label: 'Something was damaged, lost, or stolen' },
    { value: 'DATA', label: 'Data, email, or computer systems were affected', type: 'CYBER' },
    { value: 'DEMAND', label: 'I received a demand, complaint, or lawsuit' },
  ],
}

const aboutWhose = (label: string, answers: TriageQuestion['answers']): TriageQuestion => ({
  key: 'whose',
  label,
  answers,
})

const whoseBy: Readonly<Record<string, TriageQuestion>> = {
  PERSON: aboutWhose('Who was hurt?', [
    { value: 'EMPLOYEE', label: 'An employee, while working', type: 'WORK_COMP' },
    { value: 'VEHICLE', label: 'Someone in or hit by a vehicle' },
    { value: 'PUBLIC', label: 'A customer, visitor, or someone else', type: 'GENERAL_LIABILITY' },
  ]),
  THING: aboutWhose('What was damaged, lost, or stolen?', [
    { value: 'VEHICLE', label: 'A vehicle licensed for the road', type: 'AUTO' },
    { value: 'BUILDING', label: 'A building or its contents', type: 'PROPERTY' },
    { value: 'TOOLS', label: 'Tools or equipment used at job sites', type: 'EQUIPMENT' },
    { value: 'OTHERS', label: 'Property of someone else', type: 'GENERAL_LIABILITY' },
  ]),
  DEMAND: aboutWhose('Who is making the demand?', [
    { value: 'EMPLOYEE', label: 'An employee, former employee, or applicant', type: 'EPLI' },
    { value: 'CLIENT', label: 'A client who was given legal advice', type: 'LEGAL_PROFESSIONAL' },
    { value: 'OTHER', label: 'Someone else', type: 'GENERAL_LIABILITY' },
  ]),
}

const how: TriageQuestion = {
  key: 'how',
  label: 'What do you need right now?',
  answers: [
    { value: 'ACCIDENT', label: 'To report the accident', type: 'AUTO' },
    { value: 'BENEFITS', label: 'To have medical bills or lost wages paid by no-fault insurance', type: 'NO_FAULT' },
  ],
}

/** The next of at most three questions, or the type that the answers lead to, with the reason. */
export function triage(
  answers: TriageAnswers,
): { readonly ask: TriageQuestion } | { readonly type: ClaimTypeCode; readonly because: string } {
  const whose = whoseBy[answers.harm ?? '']
  const asked = [harm, ...(whose === undefined ? [] : [whose]), ...(answers.whose === 'VEHICLE' ? [how] : [])]
  for (const question of asked) {
    const chosen = question.answers.find(({ value }) => value === answers[question.key])
    if (chosen === undefined) return { ask: question }
    if (chosen.type !== undefined) return { type: chosen.type, because: reasons[chosen.type] }
  }
  return { type: 'GENERAL_LIABILITY', because: reasons.GENERAL_LIABILITY }
}
