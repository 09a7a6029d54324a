import { describe, expect, test } from 'vitest'
import { readConfig, type ConfigErrors } from './config.ts'

const errorsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    return (error as ConfigErrors).errors
  }
}

describe('the configuration', () => {
  test('has a value for everything when nothing is set', () => {
    expect(readConfig({})).toMatchObject({ production: false, port: 3000, host: '127.0.0.1', demo: true })
  })

  test('lists every error at once, each with its name', () => {
    const errors = errorsOf({
      PORT: 'http',
      DATABASE_URL: 'mysql://x',
      PORTICO_DEMO: 'maybe',
      PORTICO_PUBLIC_URL: 'portal',
    })
    expect(errors.map((error) => error.split(':')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'PORTICO_DEMO',
      'PORTICO_PUBLIC_URL',
    ])
  })

  test('refuses production on the embedded database, without a secret or without TLS', () => {
    const errors = errorsOf({ NODE_ENV: 'production', PORTICO_PUBLIC_URL: 'http://portal.example' })
    expect(errors.map((error) => error.split(':')[0])).toEqual(['DATABASE_URL', 'PORTICO_SECRET', 'PORTICO_PUBLIC_URL'])
  })

  test('accepts production when told so, without demonstration data', () => {
    const environment = {
      NODE_ENV: 'production',
      PORTICO_ALLOW_EMBEDDED: 'true',
      PORTICO_SECRET: 'x'.repeat(32),
      PORTICO_PUBLIC_URL: 'https://portal.example',
    }
    expect(readConfig(environment)).toMatchObject({ production: true, demo: false })
  })

  test('takes a bucket with its folder, and a scanner by host or socket', () => {
    expect(readConfig({ PORTICO_FILES: 's3://files/portal', CLAMD_URL: 'tcp://clamav:3310' })).toMatchObject({
      bucket: { bucket: 'files', prefix: 'portal/' },
      scanner: { host: 'clamav', port: 3310 },
    })
    expect(readConfig({ CLAMD_URL: 'unix:/run/clamd.ctl' }).scanner).toEqual({ path: '/run/clamd.ctl' })
    expect(errorsOf({ PORTICO_FILES: 'gs://files', CLAMD_URL: 'http://clamav' })).toHaveLength(2)
  })

  test('takes mail and text providers whole', () => {
    const config = readConfig({
      PORTICO_PUBLIC_URL: 'https://portal.example',
      SMTP_URL: 'smtps://portal:a%40b@mail.example',
      PORTICO_MAIL_FROM: 'Portico <portal@portal.example>',
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'f'.repeat(32),
      TWILIO_FROM: '+12065550100',
    })
    expect(config.mail).toMatchObject({ user: 'portal', password: 'a@b', from: 'Portico <portal@portal.example>' })
    expect(config.twilio).toMatchObject({ from: '+12065550100', apiUrl: undefined })
  })

  test('names what a provider still lacks, and what is no setting of it', () => {
    expect(errorsOf({ SMTP_URL: 'smtp://portal@mail.example', TWILIO_FROM: '+12065550100' })).toEqual([
      'PORTICO_MAIL_FROM: must be set together with SMTP_URL',
      'TWILIO_ACCOUNT_SID: must be set together with TWILIO_FROM',
      'TWILIO_AUTH_TOKEN: must be set together with TWILIO_FROM',
      'PORTICO_PUBLIC_URL: must be set, so that messages can carry links',
      'SMTP_URL: must contain both user and password, or neither',
    ])
    const wrong = {
      PORTICO_PUBLIC_URL: 'https://portal.example',
      SMTP_URL: 'https://mail.example',
      PORTICO_MAIL_FROM: 'a@b.test\r\nBcc: c@d.test',
      TWILIO_ACCOUNT_SID: 'SK123',
      TWILIO_AUTH_TOKEN: 'short',
      TWILIO_FROM: '206-555-0100',
      TWILIO_API_URL: 'ftp://twilio.example',
    }
    const { PORTICO_PUBLIC_URL: _right, ...invalid } = wrong
    const names = errorsOf(wrong).map((error) => error.split(':')[0])
    expect(new Set(names)).toEqual(new Set(Object.keys(invalid)))
    expect(errorsOf({ ...wrong, SMTP_URL: 'smtp://a:100%@mail.example' })).toContain(
      'SMTP_URL: write a % of user or password as %25',
    )
  })

  test('takes further hosts by name alone, in any case', () => {
    expect(readConfig({ PORTICO_HOSTS: 'Portal.Other.example, portal2' }).hosts).toEqual([
      'portal.other.example',
      'portal2',
    ])
    for (const hosts of ['https://portal.example', 'portal.example:443', '*.portal.example', 'a b'])
      expect(errorsOf({ PORTICO_HOSTS: hosts })).toEqual([
        'PORTICO_HOSTS: must be host names separated by commas. Example: portal.example',
      ])
  })

  test('takes the host of calls by the host of the pages', () => {
    const config = readConfig({
      PORTICO_API_HOSTS: 'Portal.example=https://api.portal.example, localhost=http://localhost:3001',
    })
    expect(config.apiHosts).toEqual({
      'portal.example': 'https://api.portal.example',
      localhost: 'http://localhost:3001',
    })
    expect(config.hosts).toEqual(['api.portal.example', 'localhost'])
    for (const wrong of ['portal.example', 'portal.example=api.example', 'a=https://b/c', '*=https://api.example'])
      expect(errorsOf({ PORTICO_API_HOSTS: wrong })).toHaveLength(1)
  })

  test('takes a favicon service with a place for the host', () => {
    const service = 'https://icons.example/{host}?size={size}&x=1'
    expect(readConfig({ PORTICO_FAVICON_URL: service }).faviconUrl).toBe(service)
    for (const wrong of [
      'http://icons.example/{host}',
      'https://icons.example/',
      'https://{host}',
      'https://a/{host}"',
    ])
      expect(errorsOf({ PORTICO_FAVICON_URL: wrong })).toHaveLength(1)
  })

  test('takes a name of the build that fits into a header', () => {
    expect(readConfig({ PORTICO_BUILD_ID: '2026.11-rc_1' }).buildId).toBe('2026.11-rc_1')
    expect(readConfig({}).buildId).toBeUndefined()
    expect(errorsOf({ PORTICO_BUILD_ID: 'two words' })).toEqual([
      'PORTICO_BUILD_ID: must be at most 64 letters, digits, dots, dashes and underscores',
    ])
  })

  test('counts page views only where it is told to', () => {
    expect(readConfig({}).analytics).toBe(false)
    expect(readConfig({ PORTICO_ANALYTICS: 'on' }).analytics).toBe(true)
    expect(errorsOf({ PORTICO_ANALYTICS: 'yes' })).toHaveLength(1)
  })

  test('takes an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })
})
