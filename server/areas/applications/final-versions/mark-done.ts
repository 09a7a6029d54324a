import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, ErrorResponse } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { insertRows } from '../../../platform/database/rows.ts'
import { change } from '../../events/events.public.ts'
import { tell } from '../../notifications/notifications.public.ts'
import { unprintableAnswers } from '../../pdf-forms/pdf-forms.public.ts'
import { type Answerer, answererOf } from '../answers/answerer.ts'
import { mayAnswer, mayManageApplications } from '../application.access.ts'
import { managersView } from '../assignments/assignee.view.ts'
import { assignmentsView, shownAssignment } from '../assignments/assignments.view.ts'
import { entryOf, extensionOf } from '../entries/application-entry.ts'
import { type ApplicationRow, holdApplication } from '../entries/application-rows.view.ts'
import { changeApplication } from '../entries/application.store.ts'
import { type OpenApplication, openApplication, shownProgress, wantedRow } from '../entries/open-application.ts'
import { linkOf } from '../subject.ts'
import { pdfOfApplication } from './application-file.view.ts'
import { type FinalVersionMaker, withFinalVersion } from './with-final-version.ts'
import { nextFinalVersionNumber } from './final-versions.view.ts'

/** Marks an application as done: stores its final version with a PDF, and notifies the account’s managers. */
export const markDone: Handler<'POST /api/accounts/{id}/apps/front-end/{appId}/digital-done'> = async (
  context,
  { params, body: { agentToComplete } },
) =>
  withFinalVersion(answererOf(context), (stored) =>
    context.write(async (tx) => {
      await wantedRow(tx, context.account.account, params.appId)
      demand(mayAnswer(context.account, context.actor), applicationMessages.onlyAnswerers)
      demand(!agentToComplete || mayManageApplications(context.account), applicationMessages.onlyBrokerageLeaves)
      const done = await markDoneAs(tx, answererOf(context), params.appId, { agentToComplete, maker: stored })
      await tx.record(done.entry)
      return { status: 200, body: { ...done.application, unprintable: done.unprintable } }
    }),
  )

/** Marks an application as done for a person who may; the caller records the returned entry. */
export async function markDoneAs(
  tx: WriteTx,
  answerer: Answerer,
  appId: string,
  {
    agentToComplete,
    maker: stored,
    alsoTell = [],
  }: { readonly agentToComplete: boolean; readonly maker: FinalVersionMaker; readonly alsoTell?: readonly string[] },
) {
  const { account } = answerer
  await holdApplication(tx, account, appId)
  const opened = await openApplication(tx, account, appId, todayOf(answerer))
  if (opened.row.status === 'DONE') throw new ErrorResponse(409, 'done', applicationMessages.isDone)
  const { missing } = opened.progress
  if (missing.length > 0 && !agentToComplete)
    throw new ErrorResponse(422, 'incomplete', applicationMessages.incomplete, { extra: { missing } })
  const freeze = await storeFinalVersion(tx, answerer, opened, stored)
  await tellManagers(tx, answerer, opened.row, alsoTell)
  const row = await wantedRow(tx, account, opened.row.id)
  const assignees = (await assignmentsView(tx, account, row.id)).map(shownAssignment)
  return {
    freeze,
    unprintable: await unprintableAnswers(opened.sheet.layout, opened.filled.values),
    application: entryOf(row, { progress: shownProgress({ row, progress: opened.progress }), assignees }),
    entry: {
      action: 'application.done',
      subject: { type: 'application', id: opened.row.id },
      after: { ...completion(opened.row), leftToAgent: missing.length },
      events: [change(account, 'applications', opened.row.id)],
    },
  }
}

/** What is said of an application that is complete, in the words of the specification. */
const completion = (row: ApplicationRow) => ({
  identifier: row.formId,
  currentAppId: row.id,
  name: row.name,
  extension: extensionOf(row),
  isGlobalPdf: row.isPdf && row.isGlobalForm,
})

async function storeFinalVersion(
  tx: WriteTx,
  { platform, account, userId, name }: Answerer,
  opened: OpenApplication,
  { at, fileOf }: FinalVersionMaker,
): Promise<number> {
  const { row, filled, progress } = opened
  const leftToAgent = progress.missing.length
  const done = { at, by: name, leftToAgent }
  const file = await fileOf(await pdfOfApplication(tx, platform, opened, { account, now: at, done }))
  const number = await nextFinalVersionNumber(tx, account, row.id)
  await insertRows(tx, 'application_freezes', [
    {
      account_code: account,
      application_id: row.id,
      number,
      edition_id: row.editionId,
      answers: JSON.stringify(Object.fromEntries(filled.answers)),
      required: progress.required,
      answered: progress.answered,
      left_to_agent: leftToAgent,
      file_key: file.key,
      file_bytes: file.bytes,
      sha256: file.sha256,
      done_by: userId,
      done_name: userId === null ? name : null,
      done_at: at,
      undone_by: null,
      undone_at: null,
    },
  ])
  await changeApplication(tx, account, row, { status: 'DONE', freeze_number: number, changed_at: platform.now() })
  return number
}

async function tellManagers(
  tx: WriteTx,
  answerer: Answerer,
  row: ApplicationRow,
  alsoTell: readonly string[],
): Promise<void> {
  const { account, userId: own, name } = answerer
  const told = new Set([...(await managersView(tx, account)), ...alsoTell])
  for (const userId of [...told].filter((each) => each !== own)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await tell(tx, answerer, {
      userId,
      account,
      kind: 'APPLICATION_DONE',
      message: `${name} marked an application as done`,
      note: `${row.name} ${row.year}`,
      link: linkOf(account, row.id),
    })
  }
}
