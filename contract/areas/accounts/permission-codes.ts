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

/** What each code gives access to, in plain words. */
export const permissionNames: Readonly<Record<PermissionCode, string>> = {
  OP_READ_COMP_PROFILE: 'Company profile',
  OP_READ_SCHEDULES: 'Schedules',
  OP_READ_APPLICATIONS: 'Applications',
  OP_READ_LOSS_RUNS: 'Loss runs',
  OP_READ_MOD: 'Experience mod',
  OP_READ_FINANCIALS: 'Financials',
}
