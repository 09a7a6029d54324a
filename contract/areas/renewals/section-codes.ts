import type { PermissionCode } from '../accounts/permission-codes.ts'
import type { SectionKind } from './section-kinds.ts'

/** The permission code that opens a section to the insured's people; the others need none. */
export const sectionCodes: Readonly<Partial<Record<SectionKind, PermissionCode>>> = {
  PROFILE: 'OP_READ_COMP_PROFILE',
  SCHEDULES: 'OP_READ_SCHEDULES',
  APPLICATIONS: 'OP_READ_APPLICATIONS',
  LOSS_RUNS: 'OP_READ_LOSS_RUNS',
  MOD: 'OP_READ_MOD',
  FINANCIALS: 'OP_READ_FINANCIALS',
}
