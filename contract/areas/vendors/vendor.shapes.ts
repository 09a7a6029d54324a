import { z } from 'zod'
import { choicesOf, field } from '../../kit/field.ts'
import { record } from '../../kit/record.ts'
import type { Right } from '../../kit/rights.ts'
import { emailAddress, oneLine } from '../../kit/text.ts'
import { RecipientLanguage } from '../../kit/email/language.shapes.ts'
import { languageNames } from '../../kit/email/languages.ts'
import { validationMessages } from '../schedules/validation.messages.ts'
import { cents, lineTerms } from './line-terms.shapes.ts'
import { RequirementClause } from './requirement-clause.shapes.ts'
import { type VendorLine, vendorLines } from './vendor-lines.ts'
import { vendorMessages } from './vendor.messages.ts'
import type { LineRequirement } from './vendor-terms.ts'

const day = z.iso.date()

/** Everyone of the insured and the brokerage; the carrier's people are rejected. */
const writers: Right = {
  may: ({ isStaff, roles }) => isStaff || roles.some((role) => role !== 'INS_PARTNER'),
  error: vendorMessages.noCarriers,
}
const rights = { add: writers, change: writers, remove: writers }

const notRequired: LineRequirement = {
  isRequired: false,
  limit: null,
  aggregate: null,
  additionalInsured: false,
  waiver: false,
  primary: false,
  noticeDays: null,
}

const LineRequirementShape = z
  .object({
    isRequired: z.boolean(),
    ...lineTerms,
  })
  .superRefine(({ isRequired, limit }, context) => {
    if (isRequired && limit === null)
      context.addIssue({ code: 'custom', path: ['limit'], message: vendorMessages.limitNeeded })
  })
  .default(notRequired)

export const RequirementLines = z
  .object(
    Object.fromEntries(vendorLines.map((line) => [line, LineRequirementShape])) as Record<
      VendorLine,
      typeof LineRequirementShape
    >,
  )
  .superRefine((lines, context) => {
    if (Object.values(lines).every(({ isRequired }) => !isRequired))
      context.addIssue({ code: 'custom', path: [vendorLines[0]], message: vendorMessages.requireLine })
  })
  .meta({ id: 'VendorRequirementLines', description: 'Limits in cents' })

/** What vendors of one kind must carry. Each save is a version; earlier ones stay. */
export const requirementSet = record({
  name: 'vendor-requirement-set',
  schema: 'VendorRequirementSet',
  noun: { one: 'a requirement set for vendors', many: 'the requirement sets of an account' },
  access: 'account',
  changes: 'vendors',
  fields: {
    name: field({
      kind: 'text',
      label: 'Name',
      required: true,
      help: 'Example: Subcontractors',
      schema: oneLine().trim().min(1).max(80),
    }),
    lines: field({ kind: 'text', label: 'Requirements', schema: RequirementLines }),
    clauses: field({
      kind: 'text',
      label: 'Further requirements',
      schema: z.array(RequirementClause).max(100).default([]).meta({
        description: 'What lines do not hold, such as forms and editions. Compared with the account’s own policies.',
      }),
    }),
  },
  given: { version: z.number().int(), vendors: z.number().int().meta({ description: 'Vendors that use it' }) },
  unique: { field: 'name', message: vendorMessages.setTwice },
  limit: { count: 50, field: 'name', message: vendorMessages.tooManySets },
  rights,
})

export const RequirementSet = requirementSet.shown

interface SpendTyped {
  readonly spend: number | null
  readonly spendOn: string | null
}

/** A business that the insured hires and asks for certificates. */
export const vendor = record({
  name: 'vendor',
  schema: 'VendorRecord',
  noun: { one: 'a vendor', many: 'the vendors of an account' },
  access: 'account',
  changes: 'vendors',
  fields: {
    name: field({
      kind: 'text',
      label: 'Name',
      required: true,
      help: 'As its certificates name it',
      schema: oneLine().trim().min(1).max(120),
    }),
    fein: field({
      kind: 'text',
      label: 'FEIN',
      help: 'Example: 12-3456789',
      schema: oneLine()
        .trim()
        .regex(/^(?:\d{2}-\d{7})?$/u, validationMessages.taxId)
        .default(''),
    }),
    contact: field({ kind: 'text', label: 'Contact', schema: oneLine().trim().max(120) }),
    email: field({
      kind: 'text',
      label: 'Email',
      help: 'Requests and reminders go here',
      schema: z.union([z.literal(''), emailAddress()]),
    }),
    language: field({
      kind: 'choice',
      label: 'Language',
      choices: choicesOf(languageNames),
      help: 'Requests and reminders are in this language',
      schema: RecipientLanguage,
    }),
    trade: field({ kind: 'text', label: 'Trade', help: 'Example: Electrical', schema: oneLine().trim().max(80) }),
    requirementSetId: field({ kind: 'choice', label: 'Requirement set', schema: z.string().max(60).nullable() }),
    spend: field({ kind: 'money', label: 'Spend', help: 'What you spend with this vendor', schema: cents }),
    spendOn: field({ kind: 'day', label: 'Spend as of', schema: day.nullable() }),
    remindersOn: field({
      kind: 'yes-no',
      label: 'Email reminders',
      help: 'Sent to the vendor before coverage expires and while a requirement is not met, after the first request',
      schema: z.boolean(),
    }),
  },
  given: { version: z.number().int() },
  check: ({ spend, spendOn }: SpendTyped, context) => {
    if (spend !== null && spendOn === null)
      context.addIssue({ code: 'custom', path: ['spendOn'], message: vendorMessages.spendNeedsDay })
  },
  unique: { field: 'name', message: vendorMessages.nameTwice },
  limit: { count: 1000, field: 'name', message: vendorMessages.tooManyVendors },
  rights,
})

export const VendorRecord = vendor.shown

export type RequirementSet = z.infer<typeof RequirementSet>
export type RequirementSetDraft = z.infer<typeof requirementSet.draft>
export type VendorRecord = z.infer<typeof VendorRecord>
export type VendorDraft = z.infer<typeof vendor.draft>
