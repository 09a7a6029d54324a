import { errorsOf } from '@portico/contract/areas/notifications/notification.rules.ts'
import type { Handler } from '../../platform/context.ts'
import { notFound, unprocessable } from '../../platform/error-response.ts'
import { personView, settingsOf } from './notification-settings.view.ts'
import { saveChoices } from './notifications.store.ts'

/** Changes the user's notification settings. */
export const saveSettings: Handler<'PUT /api/users/self/notifications'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { actor, platform } = context
    const person = await personView(tx, actor.userId, platform.secret)
    if (person === undefined) throw notFound()
    const errors = Object.entries(errorsOf(body.kinds, { hasPhone: person.phone !== null }))
    if (errors.length > 0)
      throw unprocessable(Object.fromEntries(errors.map(([kind, error]) => [`kinds.${kind}`, error])))
    await saveChoices(tx, actor.userId, body)
    await tx.record({
      action: 'notification.choose',
      subject: { type: 'user', id: actor.userId },
      before: person.choices,
      after: body,
    })
    return { status: 200, body: settingsOf({ ...person, choices: body }) }
  })
