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
