import type { SubjectivityKind } from './subjectivity.rules.ts'

interface Template {
  readonly text: string
  readonly kind: SubjectivityKind
  readonly afterDays: number | null
}

const before = (text: string): Template => ({ text, kind: 'BEFORE_BIND', afterDays: null })
const atBind = (text: string): Template => ({ text, kind: 'AT_BIND', afterDays: null })
const after = (afterDays: number, text: string): Template => ({ text, kind: 'AFTER_BIND', afterDays })

/** Common subjectivities as templates. */
export const subjectivityTemplates: readonly Template[] = [
  before('Signed and dated application'),
  before('Currently valued loss runs for the last 5 years, no older than 90 days'),
  before('No known losses statement since the last loss run'),
  before('Updated statement of values, signed by the insured'),
  before('Driver list with license numbers and dates of birth'),
  before('Confirmation that multi-factor authentication protects email and remote access'),
  atBind('Signed acceptance or rejection of terrorism coverage'),
  atBind('Signed selection or rejection of uninsured and underinsured motorists coverage'),
  atBind('Signed surplus lines disclosure'),
  after(30, 'Loss control inspection, with responses to recommendations'),
  after(30, 'Signed copy of the current subcontract agreement'),
  after(60, 'Proof of compliance with the inspection recommendations'),
]
