import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import type { RatedWorksheet, WorksheetContent } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import { demand, stale } from '../../../platform/error-response.ts'
import type { Entry, WriteTx } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import { mayManageWorksheets } from '../experience.access.ts'
import { insertVersion, lockWorksheets } from '../worksheet.store.ts'
import { demandSound } from './demand-sound.ts'
import { ratedOf } from './get-worksheet.ts'
import { inShort, sheetName } from './in-short.ts'

/** Saves a worksheet as its next version. */
export const saveWorksheet: Handler<'PUT /api/accounts/{accountId}/experience/{worksheetId}'> = async (
  context,
  { params: { worksheetId: id }, body: { version, ...content } },
) =>
  context.write(async (tx) => {
    demand(mayManageWorksheets(context.account), experienceMessages.notAllowed)
    const stood = await currentOf(tx, context, { id, version })
    await tx.record(await keepNext(tx, context, stood, { action: 'mod-worksheet.update', content }))
    return { status: 200, body: await ratedOf(tx, context, { id }) }
  })

/** A worksheet that is about to be changed; the call ends where someone else changed it first. */
export async function currentOf(
  tx: WriteTx,
  context: AccountContext,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<RatedWorksheet> {
  await lockWorksheets(tx, context.account.account)
  const current = await ratedOf(tx, context, { id })
  if (current.worksheet.version !== version) throw stale(current)
  return current
}

/** Saves a worksheet's next version; returns its audit details. */
export async function keepNext(
  tx: WriteTx,
  context: AccountContext,
  { worksheet, plan }: RatedWorksheet,
  { action, content }: { readonly action: string; readonly content: WorksheetContent },
): Promise<Entry> {
  const { account } = context.account
  const { id, ratingOn, version } = worksheet
  demandSound(content, ratingOn, plan)
  const saved = { at: context.platform.now(), by: context.actor.userId }
  await insertVersion(tx, account, { id, number: version + 1, content }, saved)
  return {
    action,
    subject: { type: 'mod-worksheet', id },
    before: { name: sheetName(worksheet), version, ...inShort(worksheet) },
    after: { name: sheetName(worksheet), version: version + 1, ...inShort(content) },
    events: [change(account, 'experience')],
  }
}
