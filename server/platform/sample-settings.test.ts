import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const sample = parseEnv(readFileSync(new URL('../../deploy/.env.example', import.meta.url), 'utf8'))

test('the sample settings of a production server are accepted', () => {
  const config = readConfig({
    ...sample,
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://portico:secret@database/portico',
  })
  expect(config).toMatchObject({ production: true, demo: false, port: 3000, trustedProxies: [] })
})
