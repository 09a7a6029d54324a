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

export type AccountOpening = z.infer<typeof AccountOpening>
