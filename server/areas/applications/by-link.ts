import type { Tx } from '../../platform/database/database.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { type Answerer } from './answers/answerer.ts'
import { saveAnswersAs } from './answers/save-answers.ts'
import { openApplication, shownProgress } from './entries/open-application.ts'
import { applicationFile } from './final-versions/download-application.ts'
import { withFinalVersion } from './final-versions/with-final-version.ts'
import { markDoneAs } from './final-versions/mark-done.ts'
import { markUndoneAs } from './final-versions/mark-undone.ts'

/** What a person without a login may do with an application assigned to them; the caller checks the right. */
export const byLink = {
  open: (tx: Tx, answerer: Pick<Answerer, 'platform' | 'account' | 'timeZone'>, id: string) =>
    openApplication(tx, answerer.account, id, todayOf(answerer)),
  progressOf: shownProgress,
  save: saveAnswersAs,
  withFinalVersion,
  finish: markDoneAs,
  reopen: markUndoneAs,
  fileOf: applicationFile,
} as const
