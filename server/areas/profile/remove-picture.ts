import type { Verb } from '../../platform/context.ts'
import { deleteRow } from '../../platform/database/rows.ts'
import { currentUserView } from '../session/session.door.ts'
import { changeUser } from '../users/users.door.ts'

/** Takes the user's picture away; their initials stand in its place. */
export const removePicture: Verb<'DELETE /api/users/self/picture'> = async (context) =>
  context.write(async (tx) => {
    const { actor } = context
    await deleteRow(tx, 'pictures', { user_id: actor.userId })
    await changeUser(tx, actor.userId, { profile_picture: null })
    await tx.record({ action: 'user.picture-remove', subject: { type: 'user', id: actor.userId } })
    return { status: 200, body: await currentUserView(tx, context) }
  })
