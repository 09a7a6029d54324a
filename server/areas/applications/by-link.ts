import { saveAnswersAs } from './answers/save-answers.ts'
import { openApplication, shownProgress } from './entries/open-application.ts'
import { applicationFile } from './freezing/download-application.ts'
import { freezing, markDoneAs } from './freezing/mark-done.ts'
import { markUndoneAs } from './freezing/mark-undone.ts'

/** What someone without a login may do with an application that was given to them; whoever calls asks for the right. */
export const byLink = {
  open: openApplication,
  progressOf: shownProgress,
  save: saveAnswersAs,
  freezing,
  finish: markDoneAs,
  reopen: markUndoneAs,
  fileOf: applicationFile,
} as const
