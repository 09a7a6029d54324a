import { stagingMessages } from '@portico/contract/areas/staging/staging.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, ErrorResponse } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { agencySystemOf } from './agency-system/agency-system-of.ts'
import { demandStaging } from './staging.access.ts'
import { lockStaging, saveHeld } from './staging.store.ts'
import { stagingView } from './staging.view.ts'

/** Reads the agency management system's data of an account; changes nothing if that fails. */
export const readAgency: Handler<'POST /api/accounts/{accountId}/staging/read'> = async (context) => {
  const { account } = context.account
  const { platform } = context
  await context.read((tx) => demandStaging(tx, context.account))
  const held = await agencySystemOf(platform)
    .read(account)
    .catch((error: unknown) => {
      platform.log.warn({ err: error, account }, 'the agency management system could not be read')
      throw new ErrorResponse(503, 'agency_system', stagingMessages.readFailed)
    })
  return context.write(async (tx) => {
    demand(context.account.holdsAllPermissions, stagingMessages.onlyStaff)
    await lockStaging(tx, account)
    await saveHeld(tx, account, held, platform.now())
    await tx.record({
      action: 'staging.read',
      subject: { type: 'staging', id: account },
      after: { name: 'Agency management system', values: Object.keys(held).length },
      internal: true,
      events: [change(account, 'staging')],
    })
    return { status: 200, body: await stagingView(tx, account) }
  })
}
