import type { Actor, AccountAccess } from '../../platform/access/actor.ts'

/** Everyone who may read an account's schedules may edit them; viewers are rejected before any handler runs. */
export const mayEditSchedules = (access: AccountAccess): boolean =>
  access.holdsAllPermissions || access.permissions.includes('OP_READ_SCHEDULES')

/** Who edits rows sees them whole, personal values among them; viewers get those by their last four characters. */
export const seesPersonal = ({ isViewer }: Pick<Actor, 'isViewer'>): boolean => !isViewer

/** Snapshots are the brokerage's to take, and what waits is the brokerage's to accept. */
export const actsForBrokerage = (access: Pick<AccountAccess, 'holdsAllPermissions'>): boolean =>
  access.holdsAllPermissions
