import { z } from 'zod'
import { text } from '../../kit/text.ts'
import { Dashboard } from '../dashboard/dashboard.shapes.ts'

const BrokerRelationship = z.enum(['CLIENT', 'PROSPECT'])

/** Someone who works on the account. */
export const AccountPerson = z.object({
  userId: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roleCode: z.string(),
})

export type AccountPerson = z.infer<typeof AccountPerson>

export const PrimaryBrokerContact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  publicPhone: z.string().nullable(),
  email: z.string(),
  profilePicture: z.string().nullable(),
  profilePictureAlt: z.string().nullable().meta({ description: 'What the photo shows' }),
  role: z.enum(['P_ACCT_MGR', 'ACCT_MGR', 'ADVISOR']),
})

export const Account = z
  .object({
    accountCode: z.string(),
    companyName: z.string(),
    brokerCode: z.string(),
    brokerName: z.string(),
    brokerAccountStatus: z.string(),
    brokerRelationship: BrokerRelationship,
    isLawFirm: z.boolean(),
    isArchived: z.boolean().meta({ description: 'Closed to its own people until brokerage staff restore it' }),
    primaryBrokerContact: PrimaryBrokerContact.nullable(),
    primaryEffectiveDate: z.iso.date().nullable().meta({ description: 'The date of the next renewal' }),
    phase: z.string(),
    amsType: z.string().nullable(),
    users: z.array(AccountPerson).meta({ description: 'Everyone a task can be given to' }),
    accountUsers: z.array(AccountPerson).meta({ description: 'People of the insured' }),
    linkedAgents: z.array(AccountPerson).meta({ description: 'Brokerage staff linked to the account' }),
    permissions: z.array(z.string()),
    share: z.object({ name: z.string(), isByShare: z.boolean() }).nullable().meta({
      description: 'The brokerage that it is shared with, and whether the current user is let in by that share alone',
    }),
    unreadConversations: z
      .number()
      .int()
      .meta({ description: 'Conversations with something that the reader has not seen' }),
    nextStep: z
      .object({ text: z.string(), label: z.string(), href: z.string() })
      .nullable()
      .meta({ description: 'What waits for the current user and comes before the renewal, with the page for it' }),
    renewal: z
      .object({
        cycleId: z.string(),
        effectiveOn: z.iso.date(),
        stage: z.string().meta({ description: 'A stage of a renewal' }),
        subjectivities: z
          .object({
            open: z.number().int(),
            dueOn: z.iso.date().nullable().meta({ description: 'Due date of the first open one' }),
            submitted: z.number().int().meta({ description: 'Waiting for the brokerage' }),
          })
          .nullable()
          .meta({ description: 'Null for those who do not see the placement' }),
        assigned: z
          .array(z.object({ kind: z.string(), dueOn: z.iso.date().nullable() }))
          .meta({ description: 'Open sections that the current user is to complete, soonest due first' }),
      })
      .nullable()
      .meta({ description: 'The soonest current renewal' }),
    dashboard: Dashboard.meta({ description: 'The cards of its dashboard, as the current user sees them' }),
  })
  .meta({ id: 'Account' })

export type Account = z.infer<typeof Account>

/** A line of the account list. */
export const AccountListing = z
  .object({
    accountCode: z.string(),
    companyName: z.string(),
    brokerCode: z.string(),
    brokerName: z.string(),
    brokerRelationship: BrokerRelationship,
    phase: z.string(),
    primaryEffectiveDate: z.iso.date().nullable(),
    advisor: z.string().nullable().meta({ description: 'Name of its Advisor' }),
    isArchived: z.boolean(),
  })
  .meta({ id: 'AccountListing' })

export type AccountListing = z.infer<typeof AccountListing>

/** What narrows and orders the account list. */
export const AccountFilter = z.object({
  search: text().trim().max(100).optional(),
  relationship: BrokerRelationship.optional(),
  brokerCode: z.string().max(40).optional(),
  renewalWithinDays: z.coerce
    .number<number>()
    .int()
    .min(0)
    .max(366)
    .optional()
    .meta({ description: 'Only accounts whose next renewal is at most this number of days away' }),
  codes: z
    .string()
    .max(1000)
    .regex(/^[A-Z0-9_-]{2,40}(,[A-Z0-9_-]{2,40}){0,19}$/, 'must be up to 20 account codes with commas between')
    .optional()
    .meta({ description: 'Only these accounts' }),
  state: z
    .enum(['ACTIVE', 'ARCHIVED'])
    .default('ACTIVE')
    .meta({ description: 'Archived accounts are listed for brokerage staff and administrators only' }),
  sort: z.enum(['name', 'renewal']).default('name'),
})
