import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { greeting } from './greeting.ts'

const production = {
  NODE_ENV: 'production',
  PORTICO_PUBLIC_URL: 'https://portal.example.com',
  PORTICO_SECRET: 'x'.repeat(32),
  PORTICO_ALLOW_EMBEDDED: 'true',
}
const said = (settings: Record<string, string>) => greeting(readConfig(settings), 'http://localhost:8080', '')

test('a production server without a malware scanner says so when it starts', () => {
  expect(said(production)).toContain('No malware scanner is set up')
  expect(said({ ...production, CLAMD_URL: 'tcp://clamav:3310' })).not.toContain('scanner')
  expect(said({})).not.toContain('scanner')
})

test('the address is there, and the logins of a demonstration', () => {
  const config = readConfig({ DATABASE_URL: 'postgresql://portal@db/portal' })
  expect(greeting(config, 'http://localhost:8080', 'Log in as owner@acme.test')).toBe(
    '\nPortico is ready at http://localhost:8080 (with PostgreSQL)\nLog in as owner@acme.test\n',
  )
})
