import { runProgram } from './program.ts'
import { withReport } from './report.ts'
import { failure, type Stage } from './stage.ts'

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** A stage of Vitest tests, counted one by one. */
export function tests(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Stage {
  return {
    name,
    async run() {
      const { ended, report: written } = await withReport((file) =>
        runProgram('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args], env),
      )
      if (!written) return failure(ended.output)
      const report = written as Report
      // A file that does not even load holds no test that could fail.
      const unloaded = report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length)
      const failed = report.numFailedTests + unloaded.length
      const passed = report.numPassedTests
      return { passed, failed: ended.code === 0 ? failed : Math.max(failed, 1), output: ended.output }
    },
  }
}
