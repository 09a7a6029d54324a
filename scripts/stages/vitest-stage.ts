import { relative } from 'node:path'
import { runProgram } from './program.ts'
import { withReport } from './report.ts'
import { slowest } from './slowest.ts'
import { failure, type Stage } from './stage.ts'

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly File[]
}

interface File {
  readonly name: string
  readonly status: string
  /** Milliseconds since 1970. */
  readonly startTime: number
  readonly endTime: number
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
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
      return {
        passed,
        failed: ended.code === 0 ? failed : Math.max(failed, 1),
        output: ended.output,
        note: slowest(report.testResults.map(spentOn)),
        failures: report.testResults.flatMap(failuresOf),
      }
    },
  }
}

const spentOn = ({ name, startTime, endTime }: File) => ({ file: relative('.', name), ms: endTime - startTime })

function failuresOf({ name, status, assertionResults }: File): readonly string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName)
  const reasons = failed.length === 0 && status === 'failed' ? ['does not load'] : failed
  return reasons.map((reason) => `${relative('.', name)} › ${reason}`)
}
