import { pictureMessages } from '@portico/contract/areas/pictures/picture.messages.ts'
import { pictureMegabytes } from '@portico/contract/areas/profile/profile.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import { portraitOf } from '../../platform/pictures/redraw.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { storePortrait } from '../profile/profile.public.ts'
import { changeUser } from '../users/users.public.ts'
import { staffPicture } from './staff-pictures.view.ts'

/** Sets the photo of someone on the staff, or what it shows. */
export const setStaffPicture: Handler<'PUT /api/brokerages/{brokerCode}/pictures/{username}'> = async (
  context,
  { params: { username }, body: { picture, alt } },
) => {
  const { brokerage } = context.brokerage
  // Checked before the file is processed: only for images of people on the staff.
  await context.read((tx) => staffPicture(tx, brokerage, username))
  const made = picture === undefined ? undefined : await portraitOf(Buffer.from(picture, 'base64'), pictureMegabytes)
  if (made !== undefined && 'error' in made) throw unprocessable({ picture: made.error })
  return context.write(async (tx) => {
    const before = await staffPicture(tx, brokerage, username)
    if (made !== undefined) await storePortrait(tx, before.userId, made, { alt, now: context.platform.now() })
    else if (before.picture === null) throw unprocessable({ picture: pictureMessages.photoFirst })
    else await changeUser(tx, before.userId, { profile_picture_alt: alt })
    await tx.record({
      action: 'user.picture',
      subject: { type: 'user', id: before.userId },
      before: { alt: before.alt },
      after: { brokerage, alt, ...(made !== undefined && { type: made.type, bytes: made.bytes.length }) },
    })
    return { status: 200, body: await staffPicture(tx, brokerage, username) }
  })
}
