import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import {
  type Subjectivities,
  type Subjectivity,
  subjectivity,
} from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import type { FormFields } from '../../kit/records/form-fields.ts'

/** What the form of a new one starts with. */
export const startValues = ({ lines }: Subjectivities) => ({
  line: lines[0]?.line,
  kind: 'BEFORE_BIND',
  afterDays: 30,
})

/** The values of an existing one, for comparison and changes. */
export const valuesOf = (item: Subjectivity) => ({
  ...item,
  afterDays: item.afterDays ?? 30,
  owner: item.owner?.username ?? null,
})

/** The fields of a subjectivity, with the lines, quotes and people of its renewal to choose from. */
export function subjectivityFields({ lines, owners }: Subjectivities, isNew: boolean) {
  const { text, kind, afterDays, dueOn, owner, quoteId } = subjectivity.fields
  const quotes = lines.flatMap((each) => each.quotes.map(({ id, carrier }) => ({ value: id, label: carrier })))
  const quotesOf = (line: string) => lines.find((each) => each.line === line)?.quotes ?? []
  return {
    text,
    line: {
      ...subjectivity.fixed.line,
      kind: 'choice',
      locked: !isNew,
      choices: lines.map(({ line }) => ({ value: line, label: policyTypeName(line) })),
      onChanged: ({ setValue }) => setValue('quoteId', ''),
    },
    quoteId: {
      ...quoteId,
      kind: 'choice',
      choices: [{ value: '', label: 'Any accepted quote' }, ...quotes],
      offered: ({ value }, typed) => value === '' || quotesOf(typed['line']).some(({ id }) => id === value),
    },
    kind,
    afterDays: { ...afterDays, shownIf: (typed) => typed['kind'] === 'AFTER_BIND' },
    dueOn,
    owner: {
      ...owner,
      kind: 'choice',
      choices: [
        { value: '', label: 'Account admins' },
        ...owners.map(({ username, name, isStaff }) => ({
          value: username,
          label: isStaff ? `${name} (brokerage)` : name,
        })),
      ],
    },
  } satisfies FormFields
}
