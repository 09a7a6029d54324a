import { openWorkMessages } from '@portico/contract/areas/open-work/open-work.messages.ts'
import type {
  PersonalKind,
  UserMergeObstacle,
  UserMergePlan,
} from '@portico/contract/areas/open-work/user-merge.shapes.ts'
import type { PlatformUser } from '@portico/contract/areas/platform-users/platform-user.shapes.ts'
import { createHash } from 'node:crypto'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { countPersonal } from '../../../platform/records/personal-rows.ts'
import { ErrorResponse, unprocessable } from '../../../platform/error-response.ts'
import { wantedUser } from '../../platform-users/platform-users.public.ts'
import { personalRows } from './personal-rows.ts'

interface Login {
  readonly id: string
  readonly user: PlatformUser
}

export interface PlannedMerge {
  readonly from: Login
  readonly into: Login
  readonly plan: UserMergePlan
}

/** What merging a login into another would do, as it is now. */
export async function plannedMerge(
  tx: Tx,
  context: Pick<UserContext, 'actor' | 'platform'>,
  { from: fromName, into: intoName }: { readonly from: string; readonly into: string },
): Promise<PlannedMerge> {
  const from = await wantedUser(tx, context, fromName)
  const into = await wantedUser(tx, context, intoName).catch((error: unknown) => {
    throw error instanceof ErrorResponse ? unprocessable({ into: openWorkMessages.unknownLogin }) : error
  })
  const counts = new Map<PersonalKind, number>()
  for (const rows of personalRows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    counts.set(rows.kind, (counts.get(rows.kind) ?? 0) + (await countPersonal(tx, rows, from.id)))
  }
  const moves = [...counts].flatMap(([kind, count]) => (count === 0 ? [] : [{ kind, count }]))
  const obstacles = obstaclesOf(from, into)
  const basis = createHash('sha256')
    .update(JSON.stringify([from.id, into.id, moves, obstacles]))
    .digest('hex')
    .slice(0, 32)
  const { openSessions } = from.user
  const named = { from: nameOf(from.user), into: nameOf(into.user) }
  return { from, into, plan: { ...named, moves, openSessions, obstacles, basis } }
}

const nameOf = ({ username, name, email }: PlatformUser) => ({ username, name, email })

function obstaclesOf({ id, user: from }: Login, { id: keptId, user: into }: Login): UserMergeObstacle[] {
  if (id === keptId) return ['SAME']
  const prevented: Readonly<Record<Exclude<UserMergeObstacle, 'SAME'>, boolean>> = {
    SELF: from.isSelf,
    ADMINISTRATOR: from.isAdmin && !into.isAdmin,
    READ_ONLY: from.isViewer !== into.isViewer,
    KEPT_DISABLED: into.isDisabled && into.mergedInto === null,
    MERGED: from.mergedInto !== null || into.mergedInto !== null,
  }
  return (Object.keys(prevented) as (keyof typeof prevented)[]).filter((kind) => prevented[kind])
}
