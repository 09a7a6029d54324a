import { randomBytes } from 'node:crypto'
import { pictureMegabytes } from '@portico/contract/areas/profile/profile.shapes.ts'
import type { Verb } from '../../platform/context.ts'
import { checkedPicture } from '../../platform/pictures/picture.rules.ts'
import { unprocessable } from '../../platform/refusal.ts'
import { saveRow } from '../../platform/database/rows.ts'
import { currentUserView } from '../session/session.door.ts'
import { changeUser } from '../users/users.door.ts'

/** Sets the user's picture, judged by its bytes and not by its name. */
export const setPicture: Verb<'PUT /api/users/self/picture'> = async (context, { body }) => {
  const { actor, platform } = context
  const bytes = Buffer.from(body.picture, 'base64')
  const checked = checkedPicture(bytes, pictureMegabytes)
  if ('fault' in checked) throw unprocessable({ picture: checked.fault })
  return context.write(async (tx) => {
    // Who knows the address sees the picture, so nobody may guess it; a new picture has a new one.
    const id = randomBytes(16).toString('base64url')
    await saveRow(tx, 'pictures', ['user_id'], {
      id,
      user_id: actor.userId,
      type: checked.type,
      bytes,
      created_at: platform.now(),
    })
    await changeUser(tx, actor.userId, { profile_picture: `/open/pictures/${id}` })
    await tx.record({
      action: 'user.picture',
      subject: { type: 'user', id: actor.userId },
      after: { type: checked.type, bytes: bytes.length },
    })
    return { status: 200, body: await currentUserView(tx, context) }
  })
}
