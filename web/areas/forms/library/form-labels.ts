import type { Form, FormPurpose } from '@portico/contract/areas/forms/form.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'

/** What people call the purposes of forms. */
export const purposeNames: Readonly<Record<FormPurpose, string>> = {
  APPLICATION: 'Application',
  QUESTIONNAIRE: 'Questionnaire',
  PROFILE: 'Profile page',
  CERTIFICATE: 'Certificate',
}

/** The line that a form is for, as text. */
export const lineOf = ({ policyType }: Pick<Form, 'policyType'>): string =>
  policyType === null ? 'Any line' : policyTypeName(policyType)

/** Whether a form is retired for new applications. */
export const isRetired = ({ retiredOn }: Pick<Form, 'retiredOn'>, today: string): boolean =>
  retiredOn !== null && retiredOn <= today
