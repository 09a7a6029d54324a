import type { ApplicationDraft } from '@portico/contract/areas/applications/application.shapes.ts'
import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import type { z } from 'zod'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { insertRows } from '../../../platform/database/rows.ts'
import { change } from '../../events/events.public.ts'
import { layoutFor, useForm } from '../../forms/forms.public.ts'
import { mayManageApplications } from '../application.access.ts'
import { entriesView } from './entries.view.ts'

/** Adds an application of a form of the library, which asks by the form’s layout of today from now on. */
export const addApplication: Handler<'POST /api/accounts/{id}/apps'> = async (context, { body }) =>
  context.write(async (tx) => {
    demand(mayManageApplications(context.account), applicationMessages.onlyBrokerage)
    const { account } = context.account
    const id = await madeOf(tx, context, body)
    await tx.record({
      action: 'application.add',
      subject: { type: 'application', id },
      after: body,
      events: [change(account, 'applications', id)],
    })
    const entry = (await entriesView(tx, account, todayOf(context))).find((each) => each.id === id)!
    return { status: 201, body: entry }
  })

async function madeOf(
  tx: WriteTx,
  { account: access, actor, platform }: AccountContext,
  { formId, name, policyType, year, carrier }: z.output<typeof ApplicationDraft>,
): Promise<string> {
  const now = platform.now()
  const id = newId(now)
  const day = todayOf({ platform, account: access })
  const named = name === undefined || name === '' ? (await layoutFor(tx, access, { formId, day })).form.title : name
  const title = `${named} ${year}`
  const { form, editionId } = await useForm(tx, access, { applicationId: id, title, formId, day })
  await insertRows(tx, 'applications', [
    {
      account_code: access.account,
      id,
      form_id: formId,
      edition_id: editionId,
      purpose: form.purpose === 'QUESTIONNAIRE' ? 'QUESTIONNAIRE' : 'APPLICATION',
      form_name: form.name,
      form_title: form.title,
      name: named,
      policy_type: policyType,
      year,
      carrier,
      freeze_number: null,
      created_by: actor.userId,
      created_at: now,
      changed_at: now,
      removed_at: null,
    },
  ])
  return id
}
