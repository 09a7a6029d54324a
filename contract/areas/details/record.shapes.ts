import { z } from 'zod'
import { text } from '../../kit/text.ts'
import { policyTypeCodes } from '../policies/policy-types.ts'
import { detailsMessages } from './details.messages.ts'

const words = (most: number) => text().trim().max(most)

/** The roles that staff have on an account. */
export const TeamRole = z.enum(['P_ACCT_MGR', 'ACCT_MGR', 'ADVISOR', 'CLAIMS', 'LOSS_CONTROL'])

/** The brokerage's record of an account. What forms also ask is in the account data. */
export const AccountRecord = z.object({
  companyName: words(200).min(1, detailsMessages.nameRequired),
  status: z.enum(['ACTIVE', 'INACTIVE']),
  phase: words(60).meta({ description: 'Setup if left blank' }),
  relationship: z.enum(['CLIENT', 'PROSPECT']),
  amsType: words(60).nullable(),
  amsCode: words(60).nullable().meta({ description: 'The account’s code in the agency management system' }),
  primaryEffectiveDate: z.iso.date('must be a valid date mm/dd/yyyy').nullable(),
})

export const AccountRecordEdit = AccountRecord.extend({ version: z.number().int() })

/** Lines of business that an account buys. */
export const Lines = z
  .array(z.string().refine((line) => policyTypeCodes.includes(line), detailsMessages.unknownLine))
  .max(policyTypeCodes.length)

/** What decides which schedules, renewal sections and cards an account has. */
export const AccountLines = z.object({ linesOfBusiness: Lines, isLawFirm: z.boolean() })

export type AccountLines = z.infer<typeof AccountLines>

export const AccountLinesEdit = AccountLines.extend({ version: z.number().int() })

const TeamMember = z.object({ userId: z.string(), role: TeamRole })

export const TeamDraft = z.object({
  primaryContact: z.string(),
  team: z.array(TeamMember).max(50),
  version: z.number().int(),
})

export type TeamRole = z.infer<typeof TeamRole>
export type AccountRecord = z.infer<typeof AccountRecord>
export type TeamDraft = z.infer<typeof TeamDraft>
