import { findChromium } from './chromium.ts'
import { runProgram } from './program.ts'
import { withReport } from './report.ts'
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
      note: `slowest: ${slowest(suites.flatMap(specsOf)).join(', ')}`,
      failures: failuresIn(suites.flatMap(specsOf)),
    }
  },
}

const specsOf = ({ specs, suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)]

const failuresIn = (specs: readonly Spec[]): readonly string[] =>
  specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`)

/** The files whose tests take longest together, in seconds of one worker. */
function slowest(specs: readonly Spec[], many = 12): string[] {
  const seconds = new Map<string, number>()
  for (const { file, tests } of specs) {
    const spent = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0)
    seconds.set(file, (seconds.get(file) ?? 0) + spent)
  }
  const ordered = [...seconds].toSorted(([, a], [, b]) => b - a)
  return ordered.slice(0, many).map(([file, spent]) => `${file} ${Math.round(spent)} s`)
}
