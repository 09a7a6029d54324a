import type { Handler } from '../../platform/context.ts'
import { removePortrait } from '../profile/profile.public.ts'
import { staffPicture } from './staff-pictures.view.ts'

/** Removes the photo of someone on the staff; their initials take its place. */
export const removeStaffPicture: Handler<'DELETE /api/brokerages/{brokerCode}/pictures/{username}'> = async (
  context,
  { params: { username } },
) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    const { userId } = await staffPicture(tx, brokerage, username)
    await removePortrait(tx, userId)
    await tx.record({ action: 'user.picture-remove', subject: { type: 'user', id: userId }, after: { brokerage } })
    return { status: 200, body: await staffPicture(tx, brokerage, username) }
  })
