import type { RequirementClause } from './requirement-clause.shapes.ts'

/** A clause with blanks for what is omitted. */
export const wholeClause = (
  clause: Partial<RequirementClause> & Pick<RequirementClause, 'kind'>,
): RequirementClause => ({
  line: 'ALL',
  amount: null,
  form: '',
  edition: '',
  count: null,
  text: '',
  address: '',
  ...clause,
})
