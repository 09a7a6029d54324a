import { pdfFormsCalls } from '@portico/contract/areas/pdf-forms/pdf-forms.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { testFill } from './filling/test-fill.ts'
import { addPdfForm } from './library/add-pdf-form.ts'
import { showSheets } from './library/show-sheets.ts'

export const pdfFormsRoutes = bind(pdfFormsCalls, {
  'POST /api/pdf-forms': addPdfForm,
  'GET /api/pdf-forms/{formId}/file': showSheets,
  'GET /api/pdf-forms/{formId}/test-fill': testFill,
  'POST /api/broker-admin/{id}/pdf-forms': addPdfForm,
  'GET /api/broker-admin/{id}/pdf-forms/{formId}/file': showSheets,
  'GET /api/broker-admin/{id}/pdf-forms/{formId}/test-fill': testFill,
  'GET /api/accounts/{accountId}/pdf-forms/{formId}/file': showSheets,
  'GET /api/accounts/{accountId}/pdf-forms/{formId}/test-fill': testFill,
})
