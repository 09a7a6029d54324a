import type { Verb } from '../../platform/context.ts'
import { currentUserView } from '../session/session.door.ts'
import { changeUser } from '../users/users.door.ts'
import { deletePicture } from './pictures.store.ts'

/** Takes the user's picture away; their initials stand in its place. */
export const removePicture: Verb<'DELETE /api/users/self/picture'> = async (context) =>
  context.write(async (tx) => {
    const { actor } = context
    await deletePicture(tx, actor.userId)
    await changeUser(tx, actor.userId, { profile_picture: null })
    await tx.record({ action: 'user.picture-remove', subject: { type: 'user', id: actor.userId } })
    return { status: 200, body: await currentUserView(tx, context) }
  })
