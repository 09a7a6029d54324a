import { findChromium } from './chromium.ts'
import { runProgram } from './program.ts'
import { withReport } from './report.ts'
import { slowest } from './slowest.ts'
import { failure, type Stage } from './stage.ts'

interface Spec {
  readonly file: string
  readonly title: string
  readonly ok: boolean
  /** Runs of the test: one unless it was retried. Durations are in milliseconds. */
  readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
}

interface Suite {
  readonly specs: readonly Spec[]
  readonly suites?: readonly Suite[]
}

interface Report {
  readonly suites: readonly Suite[]
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly unknown[]
}

/** End-to-end tests in a real browser. One that passes only at the second try has failed. */
export const browserStage: Stage = {
  name: 'browser',
  async run() {
    const chromium = await findChromium()
    if ('missing' in chromium) return failure(chromium.missing)
    const { ended, report: written } = await withReport((file) =>
      runProgram('playwright', ['test', '-c', 'e2e', '--reporter=dot,json'], {
        PORTICO_CHROMIUM: chromium.path,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        FORCE_COLOR: '0',
      }),
    )
    if (!written) return failure(ended.output)
    const { stats, errors, suites } = written as Report
    const failed = stats.unexpected + stats.flaky + errors.length
    return {
      passed: stats.expected,
      failed: ended.code === 0 ? failed : Math.max(failed, 1),
      output: ended.output,
      note: slowest(suites.flatMap(specsOf).flatMap(spentOf)),
      failures: failuresIn(suites.flatMap(specsOf)),
    }
  },
}

const specsOf = ({ specs, suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)]

const failuresIn = (specs: readonly Spec[]): readonly string[] =>
  specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`)

const spentOf = ({ file, tests }: Spec) =>
  tests.flatMap(({ results }) => results.map(({ duration }) => ({ file, ms: duration })))
