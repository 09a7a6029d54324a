import { formsCalls } from '@portico/contract/areas/forms/forms.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { publishLayout } from './layouts/publish-layout.ts'
import { rollBack } from './layouts/roll-back.ts'
import { saveLayout } from './layouts/save-layout.ts'
import { showLayout } from './layouts/show-layout.ts'
import { addForm } from './listing/add-form.ts'
import { changeForm } from './listing/change-form.ts'
import { deleteForm } from './listing/delete-form.ts'
import { listForms } from './listing/list-forms.ts'

export const formsRoutes = bind(formsCalls, {
  'GET /api/forms': listForms,
  'POST /api/forms': addForm,
  'PUT /api/forms/{formId}': changeForm,
  'DELETE /api/forms/{formId}': deleteForm,
  'GET /api/forms/{formId}/layout': showLayout,
  'PUT /api/forms/{formId}/layout': saveLayout,
  'POST /api/forms/{formId}/layout/versions': publishLayout,
  'POST /api/forms/{formId}/layout/rollback': rollBack,
  'GET /api/broker-admin/{id}/forms': listForms,
  'POST /api/broker-admin/{id}/forms': addForm,
  'PUT /api/broker-admin/{id}/forms/{formId}': changeForm,
  'DELETE /api/broker-admin/{id}/forms/{formId}': deleteForm,
  'GET /api/broker-admin/{id}/forms/{formId}/layout': showLayout,
  'PUT /api/broker-admin/{id}/forms/{formId}/layout': saveLayout,
  'POST /api/broker-admin/{id}/forms/{formId}/layout/versions': publishLayout,
  'POST /api/broker-admin/{id}/forms/{formId}/layout/rollback': rollBack,
  'GET /api/accounts/{accountId}/forms': listForms,
  'GET /api/accounts/{accountId}/forms/{formId}/layout': showLayout,
  'PUT /api/accounts/{accountId}/forms/{formId}/layout': saveLayout,
  'POST /api/accounts/{accountId}/forms/{formId}/layout/versions': publishLayout,
  'POST /api/accounts/{accountId}/forms/{formId}/layout/rollback': rollBack,
})
