import { formsQuery, layoutCalls, layoutQuery, readFormsAgain } from './forms.queries.ts'
import { copyFieldsPath, editorPath, formsPath, isOwnForm } from './layout-owner.ts'

/** The library of forms for those who work with it from elsewhere. */
export const formLibrary = {
  formsQuery,
  layoutQuery,
  layoutCalls,
  readFormsAgain,
  formsPath,
  editorPath,
  copyFieldsPath,
  isOwnForm,
} as const
