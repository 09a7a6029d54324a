import { z } from 'zod'
import { cents } from '../../kit/cents.ts'
import { usualMessages } from '../../kit/usual.messages.ts'
import { text } from '../../kit/text.ts'
import { jsonText } from './json-text.ts'
import { lossMessages } from './loss-run.messages.ts'
import { isOwnName } from './authorization.ts'
import { LossRunRule } from './loss-run-rule.shapes.ts'

const day = () => z.iso.date({ error: lossMessages.dateRequired })
const line = (most: number, missing: string) => text().trim().min(1, missing).max(most)

/** A policy term as loss runs name it; unchanged if the policy is deleted. */
export const LossRunTerm = z
  .object({
    policyId: z.string(),
    policyNumber: z.string(),
    line: z.string().meta({ description: 'Code of a policy type' }),
    carrier: z.string().meta({ description: 'Empty where the policy names none' }),
    from: z.iso.date(),
    to: z.iso.date().meta({ description: 'The date coverage ended or will end' }),
    premium: z.number().int().nullable().meta({ description: 'Cents for the whole term' }),
  })
  .meta({ id: 'LossRunTerm' })

export const Currency = z
  .enum(['GREEN', 'AMBER', 'RED'])
  .meta({ description: 'Days since the valuation: at most 60, at most 90, more' })

const RunAge = z.object({
  agedOn: z.iso.date().meta({ description: 'The effective date of the renewal under way, else today' }),
  ageDays: z.number().int(),
  currency: Currency,
})

/** What is known of the loss run of one policy term. */
const LossRunCell = z.object({
  term: LossRunTerm,
  state: z.enum(['NOT_REQUESTED', 'TO_SIGN', 'REQUESTED', 'OVERDUE', 'RECEIVED']),
  requestId: z.string().nullable(),
  dueOn: z.iso.date().nullable(),
  runId: z.string().nullable(),
  valuationOn: z.iso.date().nullable(),
  age: RunAge.nullable(),
})

export const LossRunLine = z
  .object({ carrier: z.string(), line: z.string(), cells: z.array(LossRunCell) })
  .meta({ id: 'LossRunLine' })

const FollowUp = z.object({
  kind: z.enum(['REMINDER', 'ESCALATION']),
  at: z.iso.datetime(),
  by: z.string(),
  documentId: z.string().nullable().meta({ description: 'The letter of an escalation' }),
})

export const LossRunRequest = z
  .object({
    id: z.string(),
    carrier: z.string(),
    carrierEmail: z.string(),
    state: z.string(),
    terms: z.array(LossRunTerm),
    signerName: z.string().meta({ description: 'Empty until it is signed' }),
    signerTitle: z.string(),
    signature: z.string(),
    authorization: z.string().meta({ description: 'The text that is signed' }),
    sentOn: z.iso.date().nullable().meta({ description: 'Null until it is signed' }),
    dueOn: z.iso.date().nullable().meta({ description: 'Null if no rule was active' }),
    rule: LossRunRule.nullable().meta({ description: 'The rule that set the due date, as of that date' }),
    status: z.enum(['TO_SIGN', 'OPEN', 'OVERDUE', 'RECEIVED', 'WITHDRAWN']),
    missing: z.array(z.string()).meta({ description: 'Ids of policies whose loss run was not received' }),
    withdrawnReason: z.string().nullable(),
    followUps: z.array(FollowUp),
    letterId: z.string().nullable().meta({ description: 'The signed letter, a document of the library' }),
    requestedBy: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'LossRunRequest' })

const signatureFields = {
  signerTitle: line(120, 'Signer’s title is required'),
  signature: line(120, lossMessages.signatureDiffers).meta({ description: 'The user’s own name' }),
  isAuthorized: z.literal(true, { error: lossMessages.authorizationRequired }),
}

/** How the insured's Admin signs a letter of authorization. */
export const AuthorizationSignature = z.object(signatureFields)

/** The same of a person, whose own name is typed to sign. */
export const signatureAs = (name: string) =>
  AuthorizationSignature.refine(({ signature }) => isOwnName(signature, name), {
    path: ['signature'],
    message: lossMessages.signatureDiffers,
  })

export const SignatureDraft = z.object({ ...signatureFields, version: z.number().int() })

export const LossRunRequestDraft = z.object({
  carrier: line(120, 'Carrier is required'),
  carrierEmail: z.email(usualMessages.email).max(200),
  state: z.string().regex(/^[A-Z]{2}$/, 'Choose the state of the insured'),
  policyIds: z.array(z.string().max(60)).min(1, lossMessages.termsRequired).max(60),
  signed: AuthorizationSignature.nullable().default(null).meta({ description: 'Null: the Admins are asked to sign' }),
})

export const FollowUpDraft = z.object({ kind: z.enum(['REMINDER', 'ESCALATION']), version: z.number().int() })

const reason = () => text().trim().min(5, lossMessages.reasonRequired).max(500)

export const WithdrawDraft = z.object({ reason: reason(), version: z.number().int() })

/** Totals of a loss run, as its document says them. */
export const LossRunTotals = z
  .object({
    count: z.number().int().min(0, 'must not be a negative number').max(1_000_000),
    paid: cents(),
    reserve: cents(),
    recovered: cents(),
  })
  .meta({ id: 'LossRunTotals' })

export const FindingKind = z
  .enum(['NAME', 'POLICY', 'PERIOD'])
  .meta({ description: 'A different insured, other policy numbers, or dates the run does not cover' })

const Reconciliation = z.object({
  columns: z.array(
    z.object({
      column: z.enum(['count', 'paid', 'reserve', 'recovered', 'incurred']),
      document: z.number().int(),
      entered: z.number().int(),
      difference: z.number().int(),
    }),
  ),
  isEqual: z.boolean(),
})

const Acknowledged = z.object({ finding: FindingKind, reason: z.string() })

export const LossRun = z
  .object({
    id: z.string(),
    carrier: z.string(),
    insuredName: z.string(),
    policyNumbers: z.string(),
    periodFrom: z.iso.date(),
    periodTo: z.iso.date(),
    terms: z.array(LossRunTerm),
    valuationOn: z.iso.date(),
    receivedOn: z.iso.date(),
    receivedBy: z.string(),
    age: RunAge,
    totals: LossRunTotals,
    acknowledged: z.array(Acknowledged),
    reconciliation: Reconciliation,
    difference: z
      .object({ reason: z.string(), by: z.string() })
      .nullable()
      .meta({ description: 'Who acknowledged the current discrepancy, and the reason' }),
    documentId: z.string(),
    fileName: z.string(),
    isTable: z.boolean().meta({ description: 'Its losses can be imported from the file' }),
    version: z.number().int(),
  })
  .meta({ id: 'LossRun' })

/** What is said of a loss run when it is added or changed. */
const runFields = {
  carrier: line(120, 'Carrier is required'),
  insuredName: line(200, 'Named insured is required'),
  policyNumbers: line(500, 'Policy numbers are required').meta({ description: 'As the document says, by commas' }),
  periodFrom: day(),
  periodTo: day(),
  valuationOn: day(),
  policyIds: z.array(z.string().max(60)).min(1, lossMessages.termsRequired).max(60),
  totals: LossRunTotals,
  acknowledged: z
    .array(z.object({ finding: FindingKind, reason: reason() }))
    .max(3)
    .default([]),
}

const isInOrder = ({ periodFrom, periodTo }: { readonly periodFrom: string; readonly periodTo: string }) =>
  periodTo >= periodFrom
const order = { path: ['periodTo'], message: lossMessages.periodOrder }

export const LossRunFields = z.object(runFields).refine(isInOrder, order)

export const LossRunEdit = z.object({ ...runFields, version: z.number().int() }).refine(isInOrder, order)

/** The query of an upload with a file. */
export const LossRunUpload = z.object({
  fields: jsonText(16_000).meta({ description: 'The loss run details, as JSON' }).pipe(LossRunFields),
})

export const DifferenceDraft = z.object({ reason: reason(), version: z.number().int() })

export const LossRunOverview = z
  .object({
    today: z.iso.date(),
    companyName: z.string(),
    brokerCode: z.string(),
    years: z.array(z.number().int()).meta({ description: 'Years in which terms take effect, latest first' }),
    lines: z.array(LossRunLine),
    yearsNeeded: z.number().int(),
    yearsCovered: z.number().int().meta({ description: 'Years with a loss run for every term' }),
    requests: z.array(LossRunRequest).meta({ description: 'The newest first' }),
    runs: z.array(LossRun).meta({ description: 'The latest valuation first' }),
    rules: z.array(LossRunRule),
    mayChange: z.boolean(),
    maySign: z.boolean().meta({ description: 'Whether the current user signs for the insured' }),
    mayChangeRules: z.boolean(),
    mayChangePlatformRules: z.boolean(),
  })
  .meta({ id: 'LossRunOverview' })

export type LossRunTerm = z.infer<typeof LossRunTerm>
export type Currency = z.infer<typeof Currency>
export type LossRunLine = z.infer<typeof LossRunLine>
export type LossRunCell = LossRunLine['cells'][number]
export type LossRunRequest = z.infer<typeof LossRunRequest>
export type AuthorizationSignature = z.infer<typeof AuthorizationSignature>
export type LossRunRequestDraft = z.infer<typeof LossRunRequestDraft>
export type LossRunTotals = z.infer<typeof LossRunTotals>
export type FindingKind = z.infer<typeof FindingKind>
export type LossRun = z.infer<typeof LossRun>
export type LossRunFields = z.infer<typeof LossRunFields>
export type LossRunOverview = z.infer<typeof LossRunOverview>
