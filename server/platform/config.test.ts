import { describe, expect, test } from 'vitest'
import { readConfig, type ConfigFaults } from './config.ts'

const faultsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    return (error as ConfigFaults).faults
  }
}

describe('the configuration', () => {
  test('has a value for everything when nothing is set', () => {
    expect(readConfig({})).toMatchObject({ production: false, port: 3000, host: '127.0.0.1', demo: true })
  })

  test('lists every fault at once, each with its name', () => {
    const faults = faultsOf({
      PORT: 'http',
      DATABASE_URL: 'mysql://x',
      PORTICO_DEMO: 'maybe',
      PORTICO_PUBLIC_URL: 'portal',
    })
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'PORTICO_DEMO',
      'PORTICO_PUBLIC_URL',
    ])
  })

  test('refuses production on the embedded database, without a secret or without TLS', () => {
    const faults = faultsOf({ NODE_ENV: 'production', PORTICO_PUBLIC_URL: 'http://portal.example' })
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['DATABASE_URL', 'PORTICO_SECRET', 'PORTICO_PUBLIC_URL'])
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

  test('takes an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })
})
