import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { AccountContext, Verb } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, Refusal } from '../../../platform/refusal.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { change } from '../../events/events.door.ts'
import { tell } from '../../notifications/notifications.door.ts'
import { mayAnswer, mayKeepApplications } from '../application.access.ts'
import { linkOf } from '../assignments/assign-part.ts'
import { managersView } from '../assignments/assignee.view.ts'
import { assignmentsView, shownAssignment } from '../assignments/assignments.view.ts'
import { entryOf } from '../entries/application-entry.ts'
import { type ApplicationRow, holdApplication } from '../entries/application-rows.view.ts'
import { changeApplication } from '../entries/application.store.ts'
import { type OpenApplication, openApplication, shownProgress, wantedRow } from '../entries/open-application.ts'
import { pdfOfApplication } from './application-file.view.ts'
import { insertFreezes } from './freeze.store.ts'
import { nextFreezeNumber } from './freezes.view.ts'

/** Marks an application as done: its answers are frozen with their PDF, and the account’s managers are told. */
export const markDone: Verb<'POST /api/accounts/{id}/apps/front-end/{appId}/digital-done'> = async (
  context,
  { params, body },
) => {
  const { files } = context.platform
  const { account } = context.account
  const fileKey = `applications/${account}/${newId(context.platform.now())}`
  try {
    return await context.write(async (tx) => {
      await holdApplication(tx, account, params.appId)
      const opened = await openApplication(tx, account, params.appId)
      demand(mayAnswer(context.account, context.actor), applicationMessages.onlyAnswerers)
      demand(!body.agentToComplete || mayKeepApplications(context.account), applicationMessages.onlyBrokerageLeaves)
      if (opened.row.status === 'DONE') throw new Refusal(409, 'done', applicationMessages.isDone)
      const { missing } = opened.progress
      if (missing.length > 0 && !body.agentToComplete)
        throw new Refusal(422, 'incomplete', applicationMessages.incomplete, { extra: { missing } })
      await freeze(tx, context, opened, fileKey)
      await tellManagers(tx, context, opened.row)
      await tx.record({
        action: 'application.done',
        subject: { type: 'application', id: opened.row.id },
        after: { ...completion(opened.row), leftToAgent: missing.length },
        events: [change(account, 'applications', opened.row.id)],
      })
      const row = await wantedRow(tx, account, opened.row.id)
      const assignees = (await assignmentsView(tx, account, row.id)).map(shownAssignment)
      return {
        status: 200,
        body: entryOf(row, { progress: shownProgress({ row, progress: opened.progress }), assignees }),
      }
    })
  } catch (error) {
    await files.remove(fileKey)
    throw error
  }
}

/** What is said of an application that is complete, in the words of the specification. */
const completion = ({ id, formId, name }: ApplicationRow) => ({
  identifier: formId,
  currentAppId: id,
  name,
  extension: null,
  isGlobalPdf: false,
})

async function freeze(tx: WriteTx, context: AccountContext, opened: OpenApplication, fileKey: string): Promise<void> {
  const { actor, platform } = context
  const { account } = context.account
  const { row, filled, progress } = opened
  const now = platform.now()
  const leftToAgent = progress.missing.length
  const bytes = await pdfOfApplication(tx, account, opened, {
    now,
    done: { at: now, by: fullName(actor), leftToAgent },
  })
  const stored = await platform.files.put(fileKey, whole(bytes))
  const number = await nextFreezeNumber(tx, account, row.id)
  await insertFreezes(tx, [
    {
      account_code: account,
      application_id: row.id,
      number,
      edition_id: row.editionId,
      answers: JSON.stringify(Object.fromEntries(filled.answers)),
      required: progress.required,
      answered: progress.answered,
      left_to_agent: leftToAgent,
      file_key: fileKey,
      file_bytes: stored.bytes,
      sha256: stored.sha256,
      done_by: actor.userId,
      done_at: now,
      undone_by: null,
      undone_at: null,
    },
  ])
  await changeApplication(tx, account, row, { status: 'DONE', freeze_number: number, changed_at: now })
}

async function* whole(bytes: Uint8Array) {
  yield bytes
}

async function tellManagers(tx: WriteTx, context: AccountContext, row: ApplicationRow): Promise<void> {
  const { account } = context.account
  const managers = await managersView(tx, account)
  for (const userId of managers.filter((each) => each !== context.actor.userId)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await tell(tx, context, {
      userId,
      account,
      kind: 'APPLICATION_DONE',
      message: `${fullName(context.actor)} marked an application as done`,
      note: `${row.name} ${row.year}`,
      link: linkOf(account, row.id),
    })
  }
}
