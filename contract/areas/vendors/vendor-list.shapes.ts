import { z } from 'zod'
import { text } from '../../kit/text.ts'
import { clauseKinds } from './clause-kinds.ts'
import { VendorCertificate } from './vendor-certificate.shapes.ts'
import { vendorLines } from './vendor-lines.ts'
import { vendorMessages } from './vendor.messages.ts'
import { lineIssues, lineStatuses, vendorStatuses } from './vendor-terms.ts'
import { RequirementClause } from './requirement-clause.shapes.ts'
import { RequirementLines, RequirementSet, VendorRecord } from './vendor.shapes.ts'

const day = z.iso.date()
const Line = z.enum(vendorLines)

const LineResult = z.object({
  line: Line,
  status: z.enum(lineStatuses),
  issues: z.array(z.enum(lineIssues)),
  clauses: z.array(
    z.object({
      kind: z.enum(clauseKinds),
      text: z.string(),
      verdict: z.enum(['MET', 'GAP', 'CANNOT_TELL']),
      why: z.string(),
      issue: z.enum(lineIssues).nullable(),
      isAccepted: z.boolean(),
    }),
  ),
  isAccepted: z.boolean(),
  expiresOn: day.nullable(),
})

const result = {
  status: z.enum(vendorStatuses),
  isCompliant: z.boolean(),
  lines: z.array(LineResult),
  expiresOn: day.nullable().meta({ description: 'The earliest end of a required coverage in force' }),
}

export const VendorRow = z
  .object({
    record: VendorRecord,
    setName: z.string(),
    ...result,
    waiting: z.number().int().meta({ description: 'Certificates to confirm' }),
    lastEmailedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'VendorRow' })

const Spend = z.object({ day, covered: z.number().int(), spend: z.number().int() })

export const VendorList = z
  .object({
    vendors: z.array(VendorRow),
    sets: z.array(RequirementSet),
    figures: z.object({
      counted: z.number().int(),
      compliant: z.number().int(),
      percent: z.number().int().nullable(),
      spendByDay: z.array(Spend).meta({ description: 'In cents, today and for each of the next 12 months' }),
    }),
    mayWrite: z.boolean(),
    today: day,
  })
  .meta({ id: 'VendorList' })

const Acceptance = z.object({
  id: z.string(),
  line: Line,
  findings: z
    .array(z.object({ issue: z.enum(lineIssues), text: z.string() }))
    .meta({ description: 'What was accepted, and nothing else; `text` is blank where the issue says all' }),
  note: z.string(),
  until: day,
  by: z.string(),
  at: z.iso.datetime(),
})

export const Vendor = z
  .object({
    ...VendorRow.shape,
    requirementSet: RequirementSet.nullable(),
    sets: z.array(RequirementSet),
    certificates: z.array(VendorCertificate),
    acceptances: z.array(Acceptance).meta({ description: 'Those that are in effect' }),
    emails: z.array(
      z.object({
        kind: z.enum(['REQUEST', 'EXPIRES', 'DEFICIENT']),
        to: z.string(),
        at: z.iso.datetime(),
        by: z.string().nullable().meta({ description: 'null: by a schedule' }),
        isOpen: z.boolean().meta({ description: 'Its upload link works' }),
      }),
    ),
    mayWrite: z.boolean(),
    today: day,
  })
  .meta({ id: 'Vendor' })

export const AcceptanceDraft = z
  .object({
    line: Line,
    note: text().trim().min(1, vendorMessages.noteNeeded).max(500),
    until: z.iso.date(vendorMessages.untilNeeded),
  })
  .meta({ id: 'VendorAcceptanceDraft' })

/** A requirement set as each save left it. */
export const RequirementVersion = z
  .object({
    version: z.number().int(),
    name: z.string(),
    lines: RequirementLines,
    clauses: z.array(RequirementClause),
    savedBy: z.string(),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'VendorRequirementVersion' })

export type VendorRow = z.infer<typeof VendorRow>
export type VendorList = z.infer<typeof VendorList>
export type Vendor = z.infer<typeof Vendor>
export type RequirementVersion = z.infer<typeof RequirementVersion>
