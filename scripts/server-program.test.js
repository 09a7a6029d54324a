import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serverEnvironment, serverProgram } from './server-program.mjs'

test('the image runs what npm start runs', () => {
  const dockerfile = readFileSync(new URL('../deploy/Dockerfile', import.meta.url), 'utf8')
  expect(dockerfile.trimEnd()).toMatch(
    new RegExp(`\\nCMD ${RegExp.escape(JSON.stringify(['node', ...serverProgram]).replaceAll(',', ', '))}$`),
  )
  for (const [name, value] of Object.entries(serverEnvironment)) expect(dockerfile).toContain(` ${name}=${value}`)
})
