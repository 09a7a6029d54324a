import { pictureMegabytes } from '@portico/contract/areas/profile/profile.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import { portraitOf } from '../../platform/pictures/redraw.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { currentUserView } from '../session/session.public.ts'
import { storePortrait } from './portrait.store.ts'

/** Sets the user's image, checked by its content, not its name. */
export const setPicture: Handler<'PUT /api/users/self/picture'> = async (context, { body }) => {
  const { actor, platform } = context
  const made = await portraitOf(Buffer.from(body.picture, 'base64'), pictureMegabytes)
  if ('error' in made) throw unprocessable({ picture: made.error })
  return context.write(async (tx) => {
    await storePortrait(tx, actor.userId, made, { alt: null, now: platform.now() })
    await tx.record({
      action: 'user.picture',
      subject: { type: 'user', id: actor.userId },
      after: { type: made.type, bytes: made.bytes.length },
    })
    return { status: 200, body: await currentUserView(tx, context) }
  })
}
