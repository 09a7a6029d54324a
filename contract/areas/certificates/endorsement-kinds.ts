import type { PolicyForm } from '../policies/coverages/coverage-sheet.shapes.ts'
import { scheduleOf } from '../policies/coverages/form-schedule.rules.ts'
import type { ClaimedInterest } from './wording.rules.ts'

/** How the lines of a certificate are laid out, by the kind of policy. */
export type LineKind = 'GENERAL' | 'AUTO' | 'EXCESS' | 'WORKERS' | 'OTHER'

const kindByType: Readonly<Record<string, LineKind>> = {
  GENERAL_LIABILITY: 'GENERAL',
  LIABILITY: 'GENERAL',
  PACKAGE: 'GENERAL',
  BUSINESS_OWNERS: 'GENERAL',
  AUTO: 'AUTO',
  GARAGE: 'AUTO',
  UMBRELLA: 'EXCESS',
  EXCESS_UMBRELLA: 'EXCESS',
  EXCESS_LIABILITY: 'EXCESS',
  WORKERS_COMP: 'WORKERS',
}

/** The kind of line that a policy type is on a certificate. */
export const lineKindOf = (policyType: string): LineKind =>
  Object.hasOwn(kindByType, policyType) ? kindByType[policyType]! : 'OTHER'

export const endorsementKinds = [
  'AI_ONGOING',
  'AI_COMPLETED',
  'AI_LESSOR',
  'AI_DESIGNATED',
  'AI_AUTOMATIC',
  'WAIVER',
  'PRIMARY',
  'AGGREGATE_PROJECT',
  'AGGREGATE_LOCATION',
] as const

export type EndorsementKind = (typeof endorsementKinds)[number]

/** A form that provides an endorsement. One with a schedule provides it to those named there. */
interface GivingForm {
  readonly number: string
  readonly hasSchedule: boolean
}

const scheduled = (...numbers: string[]): GivingForm[] => numbers.map((number) => ({ number, hasSchedule: true }))
const blanket = (...numbers: string[]): GivingForm[] => numbers.map((number) => ({ number, hasSchedule: false }))

const automatic = blanket('CG 20 38', 'CG 20 33')

interface Endorsement {
  readonly label: string
  readonly gives: ClaimedInterest
  /** The forms that give it, by the kind of line; the first is the one that is requested. */
  readonly forms: Readonly<Partial<Record<LineKind, readonly GivingForm[]>>>
}

/** What holders request beyond proof of coverage, and the forms that provide it. */
export const endorsements: Readonly<Record<EndorsementKind, Endorsement>> = {
  AI_ONGOING: {
    label: 'Additional insured, ongoing operations',
    gives: 'ADDITIONAL_INSURED',
    forms: { GENERAL: [...scheduled('CG 20 10'), ...automatic] },
  },
  AI_COMPLETED: {
    label: 'Additional insured, completed operations',
    gives: 'ADDITIONAL_INSURED',
    forms: { GENERAL: scheduled('CG 20 37') },
  },
  AI_LESSOR: {
    label: 'Additional insured, lessor',
    gives: 'ADDITIONAL_INSURED',
    forms: { GENERAL: scheduled('CG 20 11', 'CG 20 28') },
  },
  AI_DESIGNATED: {
    label: 'Additional insured, designated',
    gives: 'ADDITIONAL_INSURED',
    forms: { GENERAL: scheduled('CG 20 26'), AUTO: scheduled('CA 20 48') },
  },
  AI_AUTOMATIC: {
    label: 'Additional insured, automatic where required by contract',
    gives: 'ADDITIONAL_INSURED',
    forms: { GENERAL: automatic },
  },
  WAIVER: {
    label: 'Waiver of subrogation',
    gives: 'WAIVER',
    forms: { GENERAL: scheduled('CG 24 04'), AUTO: scheduled('CA 04 44'), WORKERS: scheduled('WC 00 03 13') },
  },
  PRIMARY: {
    label: 'Primary and noncontributory',
    gives: 'PRIMARY',
    forms: { GENERAL: blanket('CG 20 01'), AUTO: blanket('CA 04 49') },
  },
  AGGREGATE_PROJECT: {
    label: 'General aggregate per project',
    gives: 'AGGREGATE',
    forms: { GENERAL: scheduled('CG 25 03') },
  },
  AGGREGATE_LOCATION: {
    label: 'General aggregate per location',
    gives: 'AGGREGATE',
    forms: { GENERAL: scheduled('CG 25 04') },
  },
}

/** What can be asked of a line. Additional insured and waiver are offered everywhere, so that the answer is explained. */
export const offeredKinds = (policyType: string): readonly EndorsementKind[] => {
  const kind = lineKindOf(policyType)
  const own = endorsementKinds.filter((each) => endorsements[each].forms[kind] !== undefined)
  const explained = (['AI_DESIGNATED', 'WAIVER'] as const).filter((each) => !own.includes(each))
  return [...own, ...explained]
}

/** Whether standard forms can name additional insureds on a line. */
export const namesInsureds = (policyType: string): boolean =>
  Object.values(endorsements).some(
    ({ gives, forms }) => gives === 'ADDITIONAL_INSURED' && forms[lineKindOf(policyType)] !== undefined,
  )

/** What a schedule is compared with. */
export interface Scheduled {
  readonly holderName: string
  readonly project: string
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isSame = (one: string, other: string): boolean => plain(one) !== '' && plain(one) === plain(other)

/**
 * Whether a form with a schedule applies to a holder. An aggregate form lists projects or locations; all others list persons
 * or organizations, each for one location or project if the entry names it.
 */
function isOnSchedule(kind: EndorsementKind, form: PolicyForm, { holderName, project }: Scheduled): boolean {
  const { isBlanket, parties } = scheduleOf(form)
  if (isBlanket) return true
  if (endorsements[kind].gives === 'AGGREGATE')
    return parties.some(({ name, location }) => isSame(location, project) || isSame(name, project))
  return parties.some(
    ({ name, location }) => isSame(name, holderName) && (location === '' || isSame(location, project)),
  )
}

const numberKey = (number: string): string => number.replaceAll(/[^a-z0-9]/giu, '').toUpperCase()

interface Found {
  /** The form that gives it to the holder. */
  readonly given?: PolicyForm
  /** A form that would, if the holder were on its schedule. */
  readonly unnamed?: PolicyForm
}

/** The form of a policy that provides an endorsement to a holder; undefined if none is known for the line. */
export function formFor(
  kind: EndorsementKind,
  { policyType, forms }: { readonly policyType: string; readonly forms: readonly PolicyForm[] },
  of: Scheduled,
): Found | undefined {
  const giving = endorsements[kind].forms[lineKindOf(policyType)]
  if (giving === undefined) return undefined
  const known = giving.flatMap(({ number, hasSchedule }) =>
    forms
      .filter((form) => numberKey(form.number) === numberKey(number))
      .map((form) => ({ form, isGiven: !hasSchedule || isOnSchedule(kind, form, of) })),
  )
  const given = known.find(({ isGiven }) => isGiven)?.form
  if (given !== undefined) return { given }
  const unnamed = known[0]?.form
  return unnamed === undefined ? {} : { unnamed }
}

/** Whether a form gives its interest to everyone that a written contract requires, rather than to those it names. */
export const isAutomatic = (kind: EndorsementKind, policyType: string, form: PolicyForm): boolean => {
  const known = endorsements[kind].forms[lineKindOf(policyType)]?.find(
    ({ number }) => numberKey(number) === numberKey(form.number),
  )
  return endorsements[kind].gives !== 'AGGREGATE' && known?.hasSchedule === true && scheduleOf(form).isBlanket
}

/** The number of the form to request for a kind; blank if there is none for the line. */
export const requestedForm = (kind: EndorsementKind, policyType: string): string =>
  endorsements[kind].forms[lineKindOf(policyType)]?.[0]?.number ?? ''
