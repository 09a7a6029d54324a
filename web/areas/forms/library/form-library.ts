import { formsQuery, layoutCalls, layoutQuery, readFormsAgain } from './forms.queries.ts'
import { copyFieldsPath, editorPath, formsPath, isOwnForm } from './layout-owner.ts'

/** The form library's public functions for other areas. */
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
