import type { Handler } from '../../platform/context.ts'
import { currentUserView } from '../session/session.public.ts'
import { changeUser } from '../users/users.public.ts'

/** Hides the first steps of the dashboard from the user, or shows them again. */
export const hideFirstSteps: Handler<'PUT /api/users/self/first-steps'> = async (context, { body: { isHidden } }) =>
  context.write(async (tx) => {
    const { userId } = context.actor
    const { hidesFirstSteps } = await currentUserView(tx, context)
    await changeUser(tx, userId, { hides_first_steps: isHidden })
    await tx.record({
      action: 'user.first-steps',
      subject: { type: 'user', id: userId },
      before: { isHidden: hidesFirstSteps },
      after: { isHidden },
    })
    return { status: 200, body: await currentUserView(tx, context) }
  })
