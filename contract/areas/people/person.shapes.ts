import { z } from 'zod'
import { emailAddress, oneLine } from '../../kit/text.ts'
import { PermissionCode } from '../accounts/permission-codes.ts'
import { BrokerRole } from '../session/roles.ts'

/** Roles on an account that are given by invitation; brokerage staff hold theirs on the brokerage. */
export const AccountRole = z.enum(['ADMIN', 'USER', 'INS_PARTNER'])

export type AccountRole = z.infer<typeof AccountRole>

const name = (label: string) => oneLine().trim().min(1, `${label} is required`).max(100)

/** The name of a person who is invited, or registers. */
export const personNames = { firstName: name('First name'), lastName: name('Last name') }

export const EmailAddress = emailAddress()

/** A person's rights on an account. */
export const AccountRights = z.object({
  role: AccountRole,
  permissions: z.array(PermissionCode).max(PermissionCode.options.length),
})

export type AccountRights = z.infer<typeof AccountRights>

/** A person's rights at a brokerage: at least one role. */
export const BrokerRights = z.object({
  roles: z.array(BrokerRole).min(1, 'Choose at least one role').max(BrokerRole.options.length),
})

export type BrokerRights = z.infer<typeof BrokerRights>

const person = {
  userId: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePicture: z.string().nullable(),
  isViewer: z.boolean(),
  tfaEnabled: z.boolean(),
  lastLogin: z.iso.datetime().nullable(),
  invitedBy: z.string().nullable().meta({ description: 'Name of the person who invited them' }),
  mayChange: z.boolean().meta({ description: 'Whether the current user can change or remove this person' }),
}

/** Someone of the insured, or of a carrier, on an account. */
export const AccountMember = z.object({ ...person, ...AccountRights.shape }).meta({ id: 'AccountMember' })

export type AccountMember = z.infer<typeof AccountMember>

/** Someone on the staff of a brokerage. */
export const BrokerMember = z.object({ ...person, ...BrokerRights.shape }).meta({ id: 'BrokerMember' })

export type BrokerMember = z.infer<typeof BrokerMember>
