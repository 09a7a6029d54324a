import '../../../kit/forms/without-eval.ts'
import { type Form, FormDraft, type FormPurpose } from '@portico/contract/areas/forms/form.shapes.ts'
import { z } from 'zod'
import { differencesIn } from '../../../kit/forms/conflicts/differences-in.ts'
import { formatDate } from '../../../platform/formats.ts'
import { lineOf, purposeNames } from './form-labels.ts'

/** Form details as typed; empty if blank. */
export interface FormFacts {
  readonly name: string
  readonly title: string
  readonly purpose: FormPurpose
  readonly policyType: string
  readonly state: string
  readonly carrier: string
  readonly edition: string
  readonly retiredOn: string
}

const blank: FormFacts = {
  name: '',
  title: '',
  purpose: 'APPLICATION',
  policyType: '',
  state: '',
  carrier: '',
  edition: '',
  retiredOn: '',
}

/** What the dialog starts with. */
export function factsOf(form: Form | undefined): FormFacts {
  if (form === undefined) return blank
  const { name, title, purpose, policyType, state, carrier, edition, retiredOn } = form
  return {
    name,
    title,
    purpose,
    edition,
    policyType: policyType ?? '',
    state: state ?? '',
    carrier: carrier ?? '',
    retiredOn: retiredOn ?? '',
  }
}

const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed)

/** The contract's own rules, asked of what was typed. */
export const formFactsSchema = z
  .custom<FormFacts>()
  .transform((facts): z.input<typeof FormDraft> => ({
    ...facts,
    policyType: orNull(facts.policyType),
    state: orNull(facts.state.trim().toUpperCase()),
    carrier: orNull(facts.carrier),
    retiredOn: orNull(facts.retiredOn),
  }))
  .pipe(FormDraft)

/** Where typed values differ from those another person saved since, as text. */
export function factDifferences(mine: FormDraft, theirs: Form) {
  return differencesIn<FormDraft>(mine, theirs, [
    ['Name', ({ name }) => name],
    ['Title', ({ title }) => title],
    ['Type', ({ purpose }) => purposeNames[purpose]],
    ['Line', lineOf],
    ['State', ({ state }) => state ?? 'Any'],
    ['Carrier', ({ carrier }) => carrier ?? 'Any'],
    ['Edition', ({ edition }) => edition],
    ['Retired from', ({ retiredOn }) => (retiredOn === null ? '' : formatDate(retiredOn))],
  ])
}
