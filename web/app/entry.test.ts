import { expect, test } from 'vitest'
import { entryOf } from './entry.ts'

test.each([
  ['/', { kind: 'login' }],
  ['/login', { kind: 'login' }],
  ['/policy-login', { kind: 'policy-login' }],
  ['/password-reset', { kind: 'forgot-password' }],
  ['/password-reset/abc_-1', { kind: 'reset-link', identifier: 'abc_-1' }],
  ['/token-login/one/two', { kind: 'link', tokens: { tokenOne: 'one', tokenTwo: 'two' } }],
  ['/token-login/one', { kind: 'portal' }],
  ['/token-login/one/two/three', { kind: 'portal' }],
  ['/invite/abc_-1', { kind: 'joining' }],
  ['/broker-invite/abc_-1', { kind: 'joining' }],
  ['/register', { kind: 'joining' }],
  ['/pre-register', { kind: 'joining' }],
  ['/o/abc_-1/applications', { kind: 'open-applications' }],
  ['/o/abc_-1/applications/one', { kind: 'open-applications' }],
  ['/o/abc_-1/vendor-certificates', { kind: 'vendor-upload' }],
  ['/prospect-questionnaire/form/abc_-1', { kind: 'open-applications' }],
  ['/submission-download/one/abc_-1', { kind: 'submission-download' }],
  ['/o/abc_-1/claim-answer', { kind: 'claim-answer' }],
  ['/opt-out/abc_-1', { kind: 'opt-out' }],
  ['/id-card/abc_-1', { kind: 'id-card' }],
  ['/c/7KQ2M4XW9BTD-0', { kind: 'living-certificate' }],
  ['/o/abc_-1/claim-statement', { kind: 'claim-statement' }],
  ['/n/7KQ2M4XW9BTD', { kind: 'first-notice' }],
  ['/o/abc_-1', { kind: 'portal' }],
  ['/ACME/dashboard', { kind: 'portal' }],
])('%s', (path, entry) => {
  expect(entryOf(path)).toEqual(entry)
})
