import '../../kit/forms/without-eval.ts'
import {
  type SubjectivityKind,
  subjectivityKindNames,
} from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import {
  type Subjectivities,
  type Subjectivity,
  subjectivity,
} from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import { z } from 'zod'
import { differencesIn } from '../../kit/forms/conflicts/differences-in.ts'
import { formatDate } from '../../platform/formats.ts'

/** What the form of a subjectivity holds, as it is typed. */
export interface SubjectivityFormValues {
  readonly line: string
  readonly quoteId: string
  readonly text: string
  readonly kind: SubjectivityKind
  readonly afterDays: string
  readonly dueOn: string
  readonly owner: string
}

/** What the form of a new one starts with. */
export const startValues = ({ lines }: Subjectivities): SubjectivityFormValues => ({
  line: lines[0]?.line ?? '',
  quoteId: '',
  text: '',
  kind: 'BEFORE_BIND',
  afterDays: '30',
  dueOn: '',
  owner: '',
})

/** What the form of one that is there starts with. */
export const valuesOf = (item: Subjectivity): SubjectivityFormValues => ({
  ...item,
  quoteId: item.quoteId ?? '',
  afterDays: String(item.afterDays ?? 30),
  owner: item.owner?.username ?? '',
})

const orNone = (typed: string): string | null => (typed === '' ? null : typed)

/** The contract's own rules, asked of what was typed. */
export const subjectivityFormSchema = z
  .custom<SubjectivityFormValues>()
  .transform((values): z.input<typeof subjectivity.draft> => ({
    ...values,
    quoteId: orNone(values.quoteId),
    afterDays: values.kind === 'AFTER_BIND' ? Number(values.afterDays) : null,
    dueOn: orNone(values.dueOn),
    owner: orNone(values.owner),
  }))
  .pipe(subjectivity.draft)

/** What one person typed beside what another saved meanwhile, in words. */
export function differences(mine: SubjectivityFormValues, saved: Subjectivity, { lines, owners }: Subjectivities) {
  const theirs = valuesOf(saved)
  const quotes = lines.flatMap((each) => each.quotes)
  return differencesIn<SubjectivityFormValues>(mine, theirs, [
    ['What is asked for', ({ text }) => text],
    ['Asked by', ({ quoteId }) => quotes.find(({ id }) => id === quoteId)?.carrier ?? 'Whichever quote is chosen'],
    ['Needed', ({ kind }) => subjectivityKindNames[kind]],
    ['Days after binding', ({ kind, afterDays }) => (kind === 'AFTER_BIND' ? afterDays : '')],
    ['Due date', ({ dueOn }) => (dueOn === '' ? '' : formatDate(dueOn))],
    ['Who sends it', ({ owner }) => owners.find(({ username }) => username === owner)?.name ?? 'The account’s Admins'],
  ])
}
