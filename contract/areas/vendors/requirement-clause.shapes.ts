import { z } from 'zod'
import { choicesOf, field } from '../../kit/field.ts'
import { oneLine, text } from '../../kit/text.ts'
import { type ClauseField, clauseKinds, clauseFieldsOf, clauseLines, clauseNames } from './clause-kinds.ts'
import { cents } from './line-terms.shapes.ts'
import { termsOf, vendorLines } from './vendor-lines.ts'

const short = (most: number) => oneLine().trim().max(most, `cannot be more than ${most} characters.`).default('')

/** What each field of a clause holds; its kind says which of them it has. */
export const clauseFields = {
  line: field({
    kind: 'choice',
    label: 'Line of coverage',
    choices: [
      { value: 'ALL', label: 'All policies' },
      ...vendorLines.map((value) => ({ value, label: termsOf(value).name })),
    ],
    schema: z.enum(clauseLines).default('ALL'),
  }),
  amount: field({ kind: 'money', label: 'Limit', required: true, schema: cents.default(null) }),
  form: field({
    kind: 'text',
    label: 'Form number',
    help: 'Example: CG 20 10. Leave blank if the contract names none.',
    schema: short(20),
  }),
  edition: field({
    kind: 'text',
    label: 'Edition',
    help: 'Month and year. Example: 04 13. Leave blank if any edition is accepted.',
    schema: z
      .union([
        z.literal(''),
        oneLine()
          .trim()
          .regex(/^\d{2} \d{2}$/u, 'must be month and year. Example: 04 13'),
      ])
      .default(''),
  }),
  count: field({
    kind: 'number',
    label: 'Number',
    help: 'Days of notice, or years after completion',
    required: true,
    schema: z.number().int().min(1, 'must be at least 1').max(365, 'must be at most 365').nullable().default(null),
  }),
  text: field({ kind: 'text', label: 'Text', required: true, schema: short(200) }),
  address: field({ kind: 'long-text', label: 'Address', schema: text().trim().max(400).default('') }),
}

const shape = Object.fromEntries(Object.entries(clauseFields).map(([name, { schema }]) => [name, schema])) as {
  readonly [Name in ClauseField]: (typeof clauseFields)[Name]['schema']
}

const missing = { amount: 'Enter the limit', count: 'Enter the number', text: 'Enter the text' } as const

/** One requirement of a contract, as a person confirmed it; limits in cents. */
export const RequirementClause = z
  .object({ kind: z.enum(clauseKinds), ...shape })
  .superRefine((clause, context) => {
    const has = clauseFieldsOf(clause.kind)
    for (const [name, message] of Object.entries(missing) as [keyof typeof missing, string][])
      if (has.includes(name) && (clause[name] === null || clause[name] === ''))
        context.addIssue({ code: 'custom', path: [name], message })
    if (clause.kind.startsWith('LIMIT') && clause.line === 'ALL')
      context.addIssue({ code: 'custom', path: ['line'], message: 'Choose a line of coverage' })
  })
  .meta({ id: 'RequirementClause' })

export const clauseKindChoices = choicesOf(clauseNames)

export type RequirementClause = z.infer<typeof RequirementClause>
