import { z } from 'zod'
import { UserReason } from '../platform-users/platform-user.shapes.ts'

const many = z.number().int()

/** What a user has open at the brokerages they work for, and who there could take it over. */
export const OpenWork = z
  .object({
    brokerages: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        tasks: many.meta({ description: 'Open tasks that are tagged to the user' }),
        renewals: many.meta({ description: 'Open sections and subjectivities of renewals' }),
        conversations: many.meta({ description: 'Open conversations that are assigned to the user' }),
        accounts: many.meta({ description: 'Accounts with the user as linked agent or primary contact' }),
        colleagues: z.array(z.object({ username: z.string(), name: z.string() })),
      }),
    ),
    insuredTasks: many.meta({ description: 'Open tasks on the accounts that the user is one of the insured of' }),
  })
  .meta({ id: 'OpenWork' })

/** Who takes over what a user has open, by brokerage; null leaves it as it is. */
const HandOver = z.record(z.string().max(50), z.string().max(320).nullable())

export const DisableUser = UserReason.extend({ handOver: HandOver.default({}) })

export type OpenWork = z.infer<typeof OpenWork>
export type DisableUser = z.infer<typeof DisableUser>
