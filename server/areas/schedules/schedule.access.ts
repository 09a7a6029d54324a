import type { Actor, Standing } from '../../platform/access/actor.ts'

/** Everyone who may read an account's schedules may edit them; viewers are rejected before any handler runs. */
export const mayEditSchedules = (standing: Standing): boolean =>
  standing.holdsAllPermissions || standing.permissions.includes('OP_READ_SCHEDULES')

/** Who edits rows sees them whole, personal values among them; viewers get those by their last four characters. */
export const seesPersonal = ({ isViewer }: Pick<Actor, 'isViewer'>): boolean => !isViewer

/** Snapshots are the brokerage's to take, and what waits is the brokerage's to accept. */
export const actsForBrokerage = (standing: Pick<Standing, 'holdsAllPermissions'>): boolean =>
  standing.holdsAllPermissions
