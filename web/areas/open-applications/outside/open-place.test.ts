import { expect, test } from 'vitest'
import { openPlaceOf } from './open-place.ts'

test.each([
  ['/o/tok_-1/applications', { purpose: 'APPLICATIONS', token: 'tok_-1', appId: undefined }],
  ['/o/tok_-1/applications/', { purpose: 'APPLICATIONS', token: 'tok_-1', appId: undefined }],
  ['/o/tok_-1/applications/app', { purpose: 'APPLICATIONS', token: 'tok_-1', appId: 'app' }],
  ['/prospect-questionnaire/a%20form/tok_-1', { purpose: 'QUESTIONNAIRE', token: 'tok_-1', formId: 'a form' }],
  ['/o/tok_-1', undefined],
  ['/o/tok_-1/applications/app/more', undefined],
  ['/prospect-questionnaire/form', undefined],
  ['/ACME/applications', undefined],
])('%s', (path, place) => {
  expect(openPlaceOf(path)).toEqual(place)
})
