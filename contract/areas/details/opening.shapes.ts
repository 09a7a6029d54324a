import { z } from 'zod'
import { RecipientLanguage } from '../../kit/email/language.shapes.ts'
import { oneLine } from '../../kit/text.ts'
import { longestAccountCode, reservedCodes } from '../accounts/account-code.rules.ts'
import { EmailAddress, personNames } from '../people/person.shapes.ts'
import { openingMessages } from './opening.messages.ts'
import { Lines } from './record.shapes.ts'

/** A code for a new account. */
const AccountCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]*$/, openingMessages.codeLetters)
  .min(2, openingMessages.codeLength)
  .max(longestAccountCode, openingMessages.codeLength)
  .refine((code) => !reservedCodes.has(code), openingMessages.codeTaken)

/** A person of the brokerage, or unassigned. */
const Staff = z.union([z.literal(''), z.uuid()])

/** What a new account starts with. */
export const AccountOpening = z
  .object({
    companyName: oneLine().trim().min(1, openingMessages.nameRequired).max(200, 'cannot be more than 200 characters.'),
    code: AccountCode,
    relationship: z.enum(['CLIENT', 'PROSPECT']),
    isLawFirm: z.boolean(),
    lines: Lines,
    manager: Staff.meta({ description: 'User id of the Primary Account Manager, who is the primary contact' }),
    advisor: Staff.meta({ description: 'User id of the Advisor; the primary contact where there is no manager' }),
    contact: z
      .object({ email: EmailAddress, language: RecipientLanguage, ...personNames })
      .nullable()
      .meta({ description: 'The first person of the insured, invited as Admin at once' }),
  })
  .refine(({ relationship, manager, advisor }) => relationship === 'PROSPECT' || manager !== '' || advisor !== '', {
    path: ['manager'],
    message: openingMessages.teamRequired,
  })

export const ChosenAccounts = z.object({ accounts: z.array(z.string().max(40)).min(1).max(100) })

/** Roles that an account gives to one person, and so to another one for many accounts at once. */
export const assignedRoles = ['ADVISOR', 'P_ACCT_MGR'] as const

export const AccountsAssignment = ChosenAccounts.extend({ userId: z.uuid(), role: z.enum(assignedRoles) })

/** Codes of accounts with commas between, as many as one call answers for. */
export const accountCodes = z
  .string()
  .max(4200)
  .regex(/^[A-Z0-9_-]{2,40}(,[A-Z0-9_-]{2,40}){0,99}$/, 'must be up to 100 account codes with commas between')

export const AccountCompleteness = z
  .object({
    accountCode: z.string(),
    completeness: z
      .int()
      .nullable()
      .meta({ description: 'Percentage of complete schedule rows; null without schedules' }),
    lastClientLoginAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AccountCompleteness' })

export const BulkResult = z
  .object({
    done: z.array(z.string()),
    refused: z.array(z.object({ accountCode: z.string(), message: z.string() })),
  })
  .meta({ id: 'BulkResult' })

export type AccountsAssignment = z.infer<typeof AccountsAssignment>
export type AccountCompleteness = z.infer<typeof AccountCompleteness>
export type BulkResult = z.infer<typeof BulkResult>
export type AccountOpening = z.infer<typeof AccountOpening>
