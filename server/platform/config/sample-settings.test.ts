import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const text = readFileSync(new URL('../../../deploy/.env.example', import.meta.url), 'utf8')
const sample = parseEnv(text)

test('the sample settings of a production server are accepted', () => {
  const config = readConfig({
    ...sample,
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://portico:secret@database/portico',
  })
  expect(config).toMatchObject({ production: true, demo: false, port: 3000, trustedProxies: [] })
})

test('so are its settings of mail and text messages, once they are filled in', () => {
  const filledIn = parseEnv(text.replaceAll(/^# (?=[A-Z_]+=)/gm, ''))
  const config = readConfig({ ...filledIn, TWILIO_AUTH_TOKEN: 'f'.repeat(32), DATABASE_URL: undefined })
  expect(config.mail).toMatchObject({ user: 'user', from: 'Portico <portal@portal.example>' })
  expect(config.twilio).toMatchObject({ from: '+12065550100' })
})
