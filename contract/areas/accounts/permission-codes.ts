import { z } from 'zod'

/** What an insured user may read of an account, step by step of its renewal. */
export const PermissionCode = z.enum([
  'OP_READ_COMP_PROFILE',
  'OP_READ_SCHEDULES',
  'OP_READ_APPLICATIONS',
  'OP_READ_LOSS_RUNS',
  'OP_READ_MOD',
  'OP_READ_FINANCIALS',
])

export type PermissionCode = z.infer<typeof PermissionCode>
