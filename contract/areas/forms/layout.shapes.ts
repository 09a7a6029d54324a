import { z } from 'zod'
import { text } from '../../kit/text.ts'

/** How much one layout may hold; what is larger is rejected before it is looked at. */
export const layoutLimits = { pages: 40, sections: 200, questions: 1500, tests: 20, choices: 500, columns: 30 } as const

/** The key of a page, section, question or column: answers are stored under it for ever. */
export const LayoutKey = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]{0,59}$/, 'must start with a lowercase letter, followed by letters and digits')
  .refine((key) => !(key in Object.prototype), 'is a reserved word')

/** A question's kind: how its answer is parsed, stored, shown and edited. */
export const QuestionKind = z.enum([
  'text',
  'longText',
  'whole',
  'decimal',
  'money',
  'percent',
  'date',
  'year',
  'yesNo',
  'choice',
  'choices',
  'state',
  'zip',
  'phone',
  'email',
  'webAddress',
  'taxId',
  'glClass',
  'wcClass',
  'address',
  'person',
  'table',
  'schedule',
  'file',
  'signature',
  'calculated',
])

const line = (most: number) => text().trim().max(most)

const points = z.number().min(0).max(14_400)

/** The PDF page behind a form page, in its upright view: in points. */
export const Sheet = z.object({
  number: z.number().int().min(1).meta({ description: 'Of the page in the PDF, from 1' }),
  width: points,
  height: points,
})

/** Where an answer is on its page's sheet, in points from the top left corner. */
export const Box = z.object({
  x: points,
  y: points,
  width: points,
  height: points,
  on: z.number().int().min(1).optional().meta({ description: 'Page in the PDF, where not the one of its question' }),
  mark: line(200)
    .nullable()
    .default(null)
    .meta({ description: 'The answer that checks this box, `Y` for yes; null if the answer is written out' }),
  cells: z
    .object({ from: z.number().int().min(0).max(1000), count: z.number().int().min(1).max(100) })
    .optional()
    .meta({ description: 'Letters and digits of the answer here, each in a box of its own' }),
})

/** An answer's format on a sheet; as the portal shows it by default. */
export const Written = z.enum([
  'usual',
  'yyyy-MM-dd',
  'MMMM d, yyyy',
  'MMddyyyy',
  'plain',
  'whole',
  'cents',
  'letter',
  'capitals',
])

const ConditionTest = z.discriminatedUnion('is', [
  z.object({ question: LayoutKey, is: z.enum(['answered', 'blank']) }),
  z.object({ question: LayoutKey, is: z.enum(['equal', 'different', 'above', 'below']), value: line(500) }),
])

/** The condition for showing a page, section or question: all or any of its tests. */
export const ShowIf = z.object({
  match: z.enum(['all', 'any']),
  tests: z.array(ConditionTest).min(1, 'Name at least one test').max(layoutLimits.tests),
})

const pastOnly = z.boolean().default(false).meta({ description: 'Of a date or year: no future dates' })
const isShare = z
  .boolean()
  .default(false)
  .meta({ description: 'Of a percentage in rows or items: the total is at most 100' })

/** A column of a table question. */
export const TableColumn = z.object({
  key: LayoutKey,
  label: line(200).min(1, 'Column name is required'),
  kind: z.enum(['text', 'whole', 'decimal', 'money', 'percent', 'date', 'yesNo', 'choice', 'state']),
  required: z.boolean().default(false),
  choices: z.array(line(200).min(1)).max(layoutLimits.choices).default([]),
  pastOnly,
  isShare,
})

export const Question = z.object({
  key: LayoutKey,
  kind: QuestionKind,
  label: line(500).min(1, 'The question is required'),
  help: line(2000).default(''),
  required: z.boolean().default(false),
  locked: z
    .boolean()
    .default(false)
    .meta({ description: 'Lower levels can make it stricter, but not relax, hide, or move it' }),
  fact: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]{0,59}$/)
    .nullable()
    .default(null)
    .meta({
      description: 'Mapped account data key; inside a repeating section, a key of its group',
    }),
  showIf: ShowIf.nullable().default(null),
  choices: z.array(line(200).min(1)).max(layoutLimits.choices).default([]).meta({ description: 'Of a choice' }),
  columns: z.array(TableColumn).max(layoutLimits.columns).default([]).meta({ description: 'Of a table' }),
  formula: line(1000).default('').meta({ description: 'Of a calculated question, such as `sum(vehicles.value) * 2`' }),
  scheduleType: z.string().max(60).nullable().default(null).meta({ description: 'Of a schedule reference' }),
  min: z.number().nullable().default(null),
  max: z.number().nullable().default(null),
  maxLength: z.number().int().min(1).max(20_000).nullable().default(null),
  pastOnly,
  isShare,
  boxes: z.array(Box).max(60).optional().meta({ description: 'Of a question of a PDF: position of its answer' }),
  written: Written.optional().meta({ description: 'Of a question of a PDF: format of its answer' }),
})

/** A group that is answered once for each item, such as each owner. */
const Repeat = z.object({
  item: line(60).min(1, 'Enter the name of one item').meta({ description: 'Name of one item, such as `Owner`' }),
  least: z.number().int().min(0).max(50).default(0),
  most: z.number().int().min(1).max(200).default(50),
})

export const Section = z.object({
  key: LayoutKey,
  title: line(200).min(1, 'Section title is required'),
  help: line(2000).default(''),
  locked: z.boolean().default(false),
  showIf: ShowIf.nullable().default(null),
  repeat: Repeat.nullable().default(null),
  fact: LayoutKey.nullable().default(null).meta({ description: 'The account data group of a repeating section' }),
  questions: z.array(Question).max(layoutLimits.questions),
})

export const Page = z.object({
  key: LayoutKey,
  title: line(200).min(1, 'Page title is required'),
  help: line(2000).default(''),
  locked: z.boolean().default(false),
  showIf: ShowIf.nullable().default(null),
  sheet: Sheet.optional().meta({ description: 'Of a page of a PDF' }),
  sections: z.array(Section).max(layoutLimits.sections),
})

/** What a form asks, in its order. Keys are unique in the whole layout. */
export const Layout = z
  .object({ pages: z.array(Page).min(1, 'A form needs a page').max(layoutLimits.pages) })
  .refine(({ pages }) => isWithinLimits(pages), {
    error: `Use at most ${layoutLimits.sections} sections and ${layoutLimits.questions} questions in a form`,
    path: ['pages'],
  })
  .meta({ id: 'FormLayout' })

function isWithinLimits(
  pages: readonly { readonly sections: readonly { readonly questions: readonly unknown[] }[] }[],
) {
  const sections = pages.flatMap((page) => page.sections)
  const questions = sections.reduce((sum, section) => sum + section.questions.length, 0)
  return sections.length <= layoutLimits.sections && questions <= layoutLimits.questions
}

export type QuestionKind = z.infer<typeof QuestionKind>
export type ConditionTest = z.infer<typeof ConditionTest>
export type ShowIf = z.infer<typeof ShowIf>
export type TableColumn = z.infer<typeof TableColumn>
export type Sheet = z.infer<typeof Sheet>
export type Box = z.infer<typeof Box>
export type Written = z.infer<typeof Written>
export type Question = z.infer<typeof Question>
export type Section = z.infer<typeof Section>
export type Page = z.infer<typeof Page>
export type Layout = z.infer<typeof Layout>
/** A layout as written by hand: properties with defaults may be omitted. */
export type LayoutDraft = z.input<typeof Layout>
