import { findChromium } from './chromium.ts'
import { runProgram } from './program.ts'
import { withReport } from './report.ts'
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
    const { ended, report: written } = await withReport((file) =>
      runProgram('playwright', ['test', '-c', 'e2e', '--reporter=line,json'], {
        PORTICO_CHROMIUM: chromium.path,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        FORCE_COLOR: '0',
      }),
    )
    if (!written) return failure(ended.output)
    const { stats, errors } = written as Report
    const failed = stats.unexpected + stats.flaky + errors.length
    return { passed: stats.expected, failed: ended.code === 0 ? failed : Math.max(failed, 1), output: ended.output }
  },
}
