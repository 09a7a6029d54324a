import { expect, test } from 'vitest'
import { api } from './api.ts'

/** The specification's own lines: every call that it names. */
const specified = [
  'POST /auth/login',
  'POST /auth/login-with-single-use',
  'POST /auth/refresh',
  'POST /auth/logout',
  'GET /api/users/me',
  'POST /api/users/self/reset-password',
  'POST /tfa/send-verification',
  'POST /tfa/verify-code',
  'PUT /api/users/tfa/update',
  'GET /open/branding/{subdomain}',
  'GET /api/accounts/{code}',
  'GET /api/users/me/{accountCode}/permissions',
  'GET /server-events',
  'GET /api/accounts/{accountId}/tasks',
  'POST /api/accounts/{accountId}/tasks',
  'PUT /api/accounts/{accountId}/tasks',
  'DELETE /api/accounts/{id}/tasks/{taskId}',
  'GET /api/accounts/{accountCode}/hotlinks',
  'POST /api/accounts/{accountCode}/hotlinks',
  'DELETE /api/accounts/{accountCode}/hotlinks/{id}',
  'PUT /api/accounts/{accountCode}/hotlinks/order',
  'GET /api/accounts/{accountCode}/alps/dashboard',
  'GET /api/documents/{accountId}/download/{documentId}',
  'GET /api/accounts/{accountId}/policies',
  'POST /api/accounts/{accountId}/policies',
  'POST /api/accounts/{accountId}/policies/{id}',
  'POST /api/accounts/{accountId}/policies/delete',
  'GET /api/accounts/{accountId}/features',
  'GET /api/accounts/{code}/preferences',
  'GET /api/broker-admin/{id}/preferences',
  'POST /api/broker-admin/{id}/preferences',
  'GET /api/accounts/{id}/apps',
  'GET /api/accounts/{id}/apps/file/{appId}',
  'GET /api/accounts/{id}/apps/digital/{appId}',
  'PUT /api/accounts/{id}/apps/{appId}/digital-undone',
  'POST /api/accounts/{id}/apps/front-end/{appId}/digital-done',
  'GET /api/accounts/{id}/schedules/tabs',
  'POST /api/accounts/{id}/schedules/tabs',
  'PUT /api/accounts/{id}/schedules/tabs/{scheduleTabId}',
  'DELETE /api/accounts/{id}/schedules/tabs/{tabId}',
  'GET /api/accounts/{id}/schedules/export/{type}/excel',
  'GET /api/schedules/field-definitions',
  'GET /open/apps/{token}/download-digital/{appId}',
  'PUT /open/apps/{x}/current-apps/{appId}/digital-undone',
  'POST /open/apps/{x}/current-apps/front-end/{appId}/digital-done',
  'GET /admin/features',
  'POST /admin/features/account/{accountCode}',
  'DELETE /admin/features/account/{accountCode}/{flag}',
]

test('the contract holds these lines of the specification, to the letter', () => {
  expect(Object.keys(api)).toEqual(expect.arrayContaining(specified))
})

test('a call of our own stands under /api, /open or /auth, where no page can', () => {
  const ours = Object.keys(api).filter((key) => !specified.includes(key))
  expect(ours.filter((key) => !/^[A-Z]+ \/(api|open|auth)\//.test(key))).toEqual([])
})
