import { z } from 'zod'

/** Roles of brokerage staff, on a brokerage or as an account's linked agent. */
export const BrokerRole = z.enum([
  'ADVISOR',
  'P_ACCT_MGR',
  'ACCT_MGR',
  'CLAIMS',
  'LOSS_CONTROL',
  'ADMIN',
  'SUPER_ADMIN',
])

export type BrokerRole = z.infer<typeof BrokerRole>

/** The name a person reads for each role. */
export const roleNames: Readonly<Record<string, string>> = {
  ADMIN: 'Admin',
  USER: 'User',
  ADVISOR: 'Advisor',
  P_ACCT_MGR: 'Primary Account Manager',
  ACCT_MGR: 'Account Manager',
  CLAIMS: 'Claims',
  LOSS_CONTROL: 'Loss Control',
  INS_PARTNER: 'Insurance Partner',
  SUPER_ADMIN: 'Super Admin',
}
