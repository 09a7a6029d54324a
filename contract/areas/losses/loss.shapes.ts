import { z } from 'zod'
import { SelectedFactors } from './development/selected-factors.shapes.ts'
import { oneLine, text } from '../../kit/text.ts'
import { exposureBases } from './exposure-frequency.ts'
import { lossCauseCodes } from './loss-causes.ts'
import { jsonText } from './json-text.ts'
import { lossMessages } from './loss-run.messages.ts'
import { LossRun, LossRunTerm } from './loss-run.shapes.ts'
import { LossLedger, LossSplit } from './ledger/valuation.shapes.ts'

const LossStatus = z.enum(['OPEN', 'CLOSED', 'REOPENED'])
const LossCauseCode = z.enum(lossCauseCodes)

const optionalDay = z.iso.date({ error: lossMessages.dateRequired }).nullable()

const fields = {
  policyId: z.string().max(60),
  claimNumber: oneLine().trim().min(1, 'Claim number is required').max(60),
  lossOn: z.iso.date({ error: lossMessages.dateRequired }),
  reportedOn: optionalDay,
  claimant: oneLine().trim().max(120).meta({ description: 'Personal data: hidden from viewers' }),
  cause: LossCauseCode,
  description: text().trim().max(1000),
  status: LossStatus,
  paid: LossSplit,
  reserve: LossSplit,
  recovered: LossSplit,
  page: z
    .number()
    .int()
    .min(1, 'must be at least 1')
    .max(5000)
    .nullable()
    .meta({ description: 'Page of the document' }),
}

const isReportedAfter = ({ lossOn, reportedOn }: { readonly lossOn: string; readonly reportedOn: string | null }) =>
  reportedOn === null || reportedOn >= lossOn
const order = { path: ['reportedOn'], message: lossMessages.reportedBeforeLoss }

/** What is said of a loss as a run values it. */
export const LossFields = z.object(fields).refine(isReportedAfter, order)

export const LossDraft = z.object({ runId: z.string().max(60), ...fields }).refine(isReportedAfter, order)

export const LossEdit = z.object({ ...fields, version: z.number().int() }).refine(isReportedAfter, order)

/** A loss as one loss run values it; another run has it again. */
export const Loss = z
  .object({
    id: z.string(),
    runId: z.string(),
    ...fields,
    line: z.string(),
    year: z.number().int().meta({ description: 'Year in which the policy term took effect' }),
    incurred: z.number().int().meta({ description: 'Paid plus reserves, less recoveries' }),
    ledger: LossLedger.nullable().meta({ description: 'The claim that this loss is linked to' }),
    version: z.number().int(),
  })
  .meta({ id: 'Loss' })

export const RunLosses = z.object({ run: LossRun, losses: z.array(Loss) }).meta({ id: 'RunLosses' })

export const lossColumns = [
  'policyNumber',
  'claimNumber',
  'lossOn',
  'reportedOn',
  'claimant',
  'cause',
  'description',
  'status',
  'paidIndemnity',
  'paidMedical',
  'paidExpense',
  'reserveIndemnity',
  'reserveMedical',
  'reserveExpense',
  'recovered',
  'page',
] as const

/** The content of a loss file, before anything is added. */
export const LossFilePreview = z
  .object({
    headings: z.array(z.string()).meta({ description: 'Of the file, by column' }),
    columns: z
      .record(z.enum(lossColumns), z.number().int().nullable())
      .meta({ description: 'Column of the file for each field; null for none' }),
    rows: z.array(
      z.object({
        number: z.number().int().meta({ description: 'As the file shows it' }),
        cells: z.array(z.string().nullable()),
        loss: LossFields.nullable().meta({ description: 'The loss that would be added; null if it cannot be' }),
        errors: z.array(z.string()),
        isThere: z.boolean().meta({ description: 'A loss with this claim number is already in the run' }),
      }),
    ),
    leftOut: z.array(z.number().int()).meta({ description: 'Total rows' }),
  })
  .meta({ id: 'LossFilePreview' })

/** A file's columns, where a person overrides the headings. */
const ChosenColumns = z.partialRecord(z.enum(lossColumns), z.number().int().min(0).max(999).nullable())

export const LossFileQuery = z.object({
  columns: jsonText(2000).pipe(ChosenColumns).optional().meta({ description: 'Column mapping, as JSON' }),
})

export const LossImport = z.object({ columns: ChosenColumns.default({}) })

const Figures = z.object({
  count: z.number().int(),
  open: z.number().int(),
  paid: z.number().int(),
  reserve: z.number().int(),
  recovered: z.number().int(),
  incurred: z.number().int(),
  average: z.number().int().nullable(),
})

const Rated = Figures.extend({
  terms: z.number().int(),
  termsValued: z.number().int().meta({ description: 'Terms with a loss run; only their premium counts' }),
  earned: z.number().int().meta({ description: 'Cents of premium earned by the valuation' }),
  ratio: z.number().nullable().meta({ description: 'Incurred by earned premium; null where none is earned' }),
  frequency: z.number().nullable().meta({ description: 'Claims per $1M of earned premium' }),
})

export const LossAnalysis = z
  .object({
    lines: z.array(z.string()).meta({ description: 'Codes of policy types to filter by' }),
    valuedFrom: z.iso.date().nullable().meta({ description: 'The oldest valuation in the figures' }),
    valuedTo: z.iso.date().nullable(),
    valuedByClaims: z
      .number()
      .int()
      .meta({ description: 'Losses whose amounts have another valuation date than the loss run of their policy' }),
    years: z.array(
      z.object({
        year: z.number().int(),
        total: Rated,
        byLine: z.array(z.object({ line: z.string(), figures: Rated })),
      }),
    ),
    total: Rated,
    byLine: z.array(z.object({ line: z.string(), figures: Rated })),
    byCause: z.array(z.object({ cause: LossCauseCode, figures: Figures })),
    triangle: z.object({
      columns: z.array(z.object({ from: z.number().int(), to: z.number().int() })).meta({
        description: 'Actual ages in months; ages within a month share a column, those of all lines within 6 months',
      }),
      rows: z.array(
        z.object({
          year: z.number().int(),
          cells: z
            .array(
              z
                .object({
                  youngest: z.number().int().meta({ description: 'Age of its youngest term' }),
                  age: z.number().int().meta({ description: 'Age of its oldest term' }),
                  incurred: z.number().int(),
                })
                .nullable(),
            )
            .meta({ description: 'Null if a policy with loss runs in that year has none at that age' }),
        }),
      ),
      factors: z
        .array(
          z.object({
            to: z.number().int().nullable().meta({ description: 'Place of the next column that shares a year' }),
            years: z.number().int(),
            factor: z.number().nullable(),
          }),
        )
        .meta({ description: 'For each column, to the next comparable one' }),
    }),
    selected: SelectedFactors.nullable().meta({ description: 'Factors selected for the line; null for all lines' }),
    mayManage: z.boolean().meta({ description: 'Whether the reader may select factors' }),
    large: z.array(Loss),
    losses: z.array(Loss).meta({ description: 'Totals at the latest valuation of each term' }),
    terms: z.array(LossRunTerm),
    exposures: z
      .array(
        z.object({
          line: z.string(),
          base: z.enum(exposureBases),
          amount: z.number().int().meta({ description: 'Of a year: cents of payroll and sales, else how many' }),
          source: z.string().meta({ description: 'Source of the amount' }),
          count: z.number().int(),
          years: z.number().meta({ description: 'That the loss runs cover, up to their valuations' }),
          frequency: z.number().meta({ description: 'Claims per year per $1M, or per 100' }),
        }),
      )
      .meta({ description: 'Lines with a known exposure base' }),
  })
  .meta({ id: 'LossAnalysis' })

export type LossFields = z.infer<typeof LossFields>
export type LossDraft = z.infer<typeof LossDraft>
export type Loss = z.infer<typeof Loss>
export type LossColumn = (typeof lossColumns)[number]
export type ChosenColumns = z.infer<typeof ChosenColumns>
export type LossFilePreview = z.infer<typeof LossFilePreview>
export type LossAnalysis = z.infer<typeof LossAnalysis>
export type LossFigures = z.infer<typeof Figures>
export type RatedFigures = z.infer<typeof Rated>
