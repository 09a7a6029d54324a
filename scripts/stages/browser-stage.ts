import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { runProgram } from './program.ts'
import { failure, type Stage } from './stage.ts'

interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly unknown[]
}

/** User journeys through a real browser. One that passes only at the second try has failed. */
export const browserStage: Stage = {
  name: 'browser',
  async run() {
    const chromium = await findChromium()
    if ('missing' in chromium) return failure(chromium.missing)
    const folder = mkdtempSync(join(tmpdir(), 'portico-browser-'))
    try {
      const file = join(folder, 'report.json')
      const env = { PORTICO_CHROMIUM: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: file, FORCE_COLOR: '0' }
      const { code, output } = await runProgram('playwright', ['test', '-c', 'e2e', '--reporter=line,json'], env)
      const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as Report
      const failed = stats.unexpected + stats.flaky + errors.length
      return { passed: stats.expected, failed: code === 0 ? failed : Math.max(failed, 1), output }
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}
