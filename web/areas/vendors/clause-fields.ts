import { clauseFieldsOf, type ClauseField, type ClauseKind } from '@portico/contract/areas/vendors/clause-kinds.ts'
import {
  clauseFields,
  clauseKindChoices,
  RequirementClause,
} from '@portico/contract/areas/vendors/requirement-clause.shapes.ts'
import type { FormField, FormFields, Typed } from '../../kit/records/form-fields.ts'

const has =
  (name: ClauseField) =>
  ({ kind }: Typed) =>
    clauseFieldsOf(kind as ClauseKind).includes(name)

const blanks: Readonly<Partial<Record<ClauseField, unknown>>> = { line: 'ALL', amount: null, count: null }

/** The fields of a requirement; its kind decides which of them are asked. */
export const clauseFormFields: FormFields = {
  kind: {
    kind: 'choice',
    label: 'Requirement',
    required: true,
    wide: true,
    choices: clauseKindChoices,
    schema: RequirementClause.shape.kind,
  },
  ...Object.fromEntries(
    Object.entries(clauseFields).map(([name, field]): [string, FormField] => [
      name,
      {
        ...field,
        shownIf: has(name as ClauseField),
        ...(name in blanks && { blank: blanks[name as ClauseField] }),
        ...(name === 'text' && { wide: true }),
      },
    ]),
  ),
}
