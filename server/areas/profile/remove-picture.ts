import type { Handler } from '../../platform/context.ts'
import { currentUserView } from '../session/session.public.ts'
import { removePortrait } from './portrait.store.ts'

/** Removes the user's image; their initials are shown instead. */
export const removePicture: Handler<'DELETE /api/users/self/picture'> = async (context) =>
  context.write(async (tx) => {
    const { actor } = context
    await removePortrait(tx, actor.userId)
    await tx.record({ action: 'user.picture-remove', subject: { type: 'user', id: actor.userId } })
    return { status: 200, body: await currentUserView(tx, context) }
  })
