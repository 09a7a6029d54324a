import type { ChangeEvent } from '@portico/contract/areas/events/event.shapes.ts'
import { subjectParameter } from '@portico/contract/kit/access.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { CallKey } from '../../platform/call-error.ts'

/** How far the sections of a renewal are follows from what they hold. */
const sections = ['GET /api/accounts/{accountId}/renewals/{cycleId}'] as const

const staging = [
  'GET /api/accounts/{accountId}/staging',
  'GET /api/accounts/{accountId}/staging/schedules/{type}/rows',
] as const

/** What must be read again when something has changed. The one place that knows. */
const effects: Readonly<Record<ChangeEvent['changed'], readonly CallKey[]>> = {
  account: [
    'GET /api/accounts',
    'GET /api/accounts/{code}',
    'GET /api/accounts/{accountId}/details',
    'GET /api/accounts/{id}/facts',
  ],
  conversations: [
    'GET /api/accounts/{accountId}/conversations',
    'GET /api/accounts/{accountId}/conversations/{conversationId}',
    'GET /api/accounts/{code}',
  ],
  tasks: ['GET /api/accounts/{accountId}/tasks', 'GET /api/accounts/{accountId}/calendar'],
  policies: [
    'GET /api/accounts/{accountId}/policies',
    'GET /api/accounts/{accountId}/policies/choices',
    'GET /api/accounts/{accountId}/policies/{policyId}',
    'GET /api/accounts/{accountId}/policies/external',
    'GET /api/accounts/{accountId}/coverage-summary',
    'GET /api/accounts/{accountId}/calendar',
    'GET /api/accounts/{accountId}/details',
  ],
  calendar: ['GET /api/accounts/{accountId}/calendar', 'GET /api/accounts/{accountId}/service-calendar'],
  documents: [
    ...sections,
    'GET /api/accounts/{accountId}/documents',
    'GET /api/accounts/{accountId}/documents/folders',
    'GET /api/accounts/{accountId}/policies/{policyId}',
  ],
  features: ['GET /api/accounts/{accountId}/features'],
  links: ['GET /api/accounts/{accountCode}/hotlinks'],
  schedules: [
    ...sections,
    'GET /api/accounts/{id}/schedules/tabs',
    'GET /api/accounts/{id}/schedules/summary',
    'GET /api/accounts/{id}/schedules/{type}/changes',
    'GET /api/accounts/{id}/schedules/{type}/rows',
    'GET /api/accounts/{id}/schedules/{type}/classification',
    'GET /api/accounts/{id}/schedules/{type}/findings',
    'GET /api/accounts/{id}/schedules/{type}/differences',
    'GET /api/accounts/{id}/schedules/{type}/rows/{rowId}/history',
    'GET /api/accounts/{id}/schedules/snapshots',
    'GET /api/accounts/{id}/schedules/pending',
    'GET /api/accounts/{id}/schedules/backdates',
    'GET /api/accounts/{id}/schedules/pull-through',
    ...staging,
  ],
  'schedule-columns': [
    'GET /api/accounts/{id}/schedules/{type}/columns',
    'GET /api/broker-admin/{id}/schedule-columns',
    'GET /api/broker-admin/{id}/schedule-columns/{type}',
  ],
  'schedule-exports': [
    'GET /api/accounts/{id}/schedules/{type}/layouts',
    'GET /api/broker-admin/{id}/schedule-export',
    'GET /api/broker-admin/{id}/schedule-export/{type}',
  ],
  'schedule-imports': [
    'GET /api/accounts/{id}/schedules/imports',
    'GET /api/accounts/{id}/schedules/imports/{scheduleImportId}',
    'GET /api/accounts/{id}/schedules/imports/{scheduleImportId}/rows',
  ],
  forms: [
    'GET /api/forms',
    'GET /api/forms/{formId}/layout',
    'GET /api/broker-admin/{id}/forms',
    'GET /api/broker-admin/{id}/forms/{formId}/layout',
    'GET /api/accounts/{accountId}/forms',
    'GET /api/accounts/{accountId}/forms/{formId}/layout',
  ],
  'open-links': ['GET /api/accounts/{id}/open-links', 'GET /api/accounts/{id}/open-links/{linkId}/uses'],
  applications: [
    ...sections,
    'GET /api/accounts/{id}/apps',
    'GET /api/accounts/{id}/apps/{appId}',
    'GET /api/accounts/{id}/apps/{appId}/comments',
  ],
  facts: [
    ...sections,
    'GET /api/accounts/{id}/apps',
    'GET /api/accounts/{id}/apps/{appId}',
    'GET /api/accounts/{id}/facts',
    'GET /api/accounts/{accountId}/profile-pages',
    'GET /api/accounts/{accountId}/profile-pages/{page}',
    'GET /api/accounts/{accountId}/details',
  ],
  'profile-pages': [
    'GET /api/accounts/{accountId}/profile-pages/{page}',
    'GET /api/accounts/{accountId}/profile-pages/{page}/comments',
  ],
  preferences: ['GET /api/accounts/{code}/preferences', 'GET /api/broker-admin/{id}/preferences'],
  branding: [
    'GET /open/branding/{subdomain}',
    'GET /api/broker-admin/{id}/configuration',
    'GET /api/brokerages',
    'GET /api/brokerages/{brokerCode}',
  ],
  losses: [
    ...sections,
    'GET /api/accounts/{accountId}/loss-runs',
    'GET /api/accounts/{accountId}/loss-runs/{runId}/losses',
    'GET /api/accounts/{accountId}/loss-runs/{runId}/rows',
    'GET /api/accounts/{accountId}/losses/analysis',
  ],
  experience: [
    ...sections,
    'GET /api/accounts/{accountId}/experience',
    'GET /api/accounts/{accountId}/experience/{worksheetId}',
    'GET /api/accounts/{accountId}/experience/{worksheetId}/versions',
    'GET /api/brokerages/{brokerCode}/mod-plans',
  ],
  financials: [...sections, 'GET /api/accounts/{accountId}/financials'],
  renewals: [
    'GET /api/accounts/{accountId}/renewals',
    'GET /api/accounts/{accountId}/renewals/{cycleId}',
    'GET /api/accounts/{accountId}/renewals/{cycleId}/critical-path',
    'GET /api/brokerages/{brokerCode}/renewals',
    'GET /api/brokerages/{brokerCode}/renewal-lead-times',
  ],
  submissions: [
    'GET /api/accounts/{accountId}/renewals/{cycleId}/submission-preview',
    'GET /api/accounts/{accountId}/renewals/{cycleId}/submissions',
    'GET /api/accounts/{accountId}/submissions/{submissionId}',
    'GET /api/accounts/{accountId}/submissions/{submissionId}/links/{linkId}/uses',
  ],
  quotes: [
    'GET /api/accounts/{accountId}/renewals/{cycleId}/market',
    'GET /api/accounts/{accountId}/renewals/{cycleId}/quotes',
    'GET /api/accounts/{accountId}/renewals/{cycleId}/placement',
    'GET /api/accounts/{accountId}/renewals/{cycleId}/binding',
    'GET /api/accounts/{accountId}/renewals/{cycleId}/plans',
  ],
  'policy-selection': [
    'GET /api/accounts/{accountId}/renewals/{cycleId}/plans',
    'GET /api/accounts/{accountId}/renewals/{cycleId}/placement',
  ],
  subjectivities: [
    'GET /api/accounts/{accountId}/renewals/{cycleId}/subjectivities',
    'GET /api/accounts/{accountId}/renewals/{cycleId}/binding',
    'GET /api/accounts/{accountId}/renewals/{cycleId}',
  ],
  binding: [
    'GET /api/accounts/{accountId}/renewals/{cycleId}/binding',
    'GET /api/accounts/{accountId}/renewals/{cycleId}/subjectivities',
    'GET /api/accounts/{accountId}/renewals/{cycleId}/quotes',
  ],
  staging,
  'pdf-forms': [],
}

/** Reads again what a change concerns: of its account, or of every account where it holds for more than one. */
export function applyChange(cache: QueryClient, change: ChangeEvent): void {
  for (const key of effects[change.changed] ?? []) {
    const isOfAccount = 'accountCode' in change && key.startsWith('GET /api/accounts/')
    const account = isOfAccount ? { params: { [subjectParameter(key) ?? '']: change.accountCode } } : {}
    void cache.invalidateQueries({ queryKey: [key, account] })
  }
}
