import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './program.ts'
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
      const folder = mkdtempSync(join(tmpdir(), 'portico-tests-'))
      try {
        const file = join(folder, 'report.json')
        const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
        const { code, output } = await runProgram('vitest', ['run', ...reporters, ...args], env)
        const report = readReport(file)
        if (!report) return failure(output)
        // A file that does not even load holds no test that could fail.
        const unloaded = report.testResults.filter(
          (tested) => tested.status === 'failed' && !tested.assertionResults.length,
        )
        const failed = report.numFailedTests + unloaded.length
        return { passed: report.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1), output }
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
  }
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
