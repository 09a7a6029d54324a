import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serverProgram } from './server-program.mjs'

test('the image runs what npm start runs', () => {
  const dockerfile = readFileSync(new URL('../deploy/Dockerfile', import.meta.url), 'utf8')
  expect(dockerfile.trimEnd()).toMatch(
    new RegExp(`\\nCMD ${RegExp.escape(JSON.stringify(['node', ...serverProgram]).replaceAll(',', ', '))}$`),
  )
})
