import type { Profile } from '@portico/contract/areas/profile/profile.shapes.ts'
import type { z } from 'zod'
import type { Handler } from '../../platform/context.ts'
import { currentUserView, tellRolesChanged } from '../session/session.public.ts'
import { changeUser } from '../users/users.public.ts'

/** Changes the user's own profile. */
export const changeProfile: Handler<'PUT /api/users/self/profile'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { actor } = context
    const before = await currentUserView(tx, context)
    await changeUser(tx, actor.userId, {
      first_name: body.firstName,
      last_name: body.lastName,
      titles: body.titles,
      licenses_or_designations: body.licensesOrDesignations,
      services: body.services,
      public_phone: body.publicPhone,
    })
    // Sessions store the name: later actions must show the new one.
    await tellRolesChanged(tx, actor.userId)
    await tx.record({
      action: 'user.profile',
      subject: { type: 'user', id: actor.userId },
      before: profileOf(before),
      after: body,
    })
    return { status: 200, body: await currentUserView(tx, context) }
  })

const profileOf = (user: z.output<typeof Profile>): z.output<typeof Profile> => ({
  firstName: user.firstName,
  lastName: user.lastName,
  titles: user.titles,
  licensesOrDesignations: user.licensesOrDesignations,
  services: user.services,
  publicPhone: user.publicPhone,
})
