/** What a stage found. A stage that is no test run, such as lint, passes or fails as one. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Why nothing was run. */
  readonly skipped?: string
  /** What to read when it failed. */
  readonly output: string
  /** A line to read even when all passed. */
  readonly note?: string
  /** Names of the tests that failed, where the stage knows them. */
  readonly failures?: readonly string[]
}

export interface Stage {
  readonly name: string
  run(): Promise<Outcome>
}

const color = (code: number) => (text: string) => (process.stdout.isTTY ? `\u001B[${code}m${text}\u001B[0m` : text)
const green = color(32)
const red = color(31)
const faint = color(2)

/** Runs stages in order, this many at a time, and reports each as it ends. */
export async function runStages(stages: readonly Stage[], atATime: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = [...stages.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, stage] = next
      // oxlint-disable-next-line no-await-in-loop -- a worker does one stage after the other
      outcomes[place] = await reported(stage)
    }
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  return outcomes
}

async function reported({ name, run }: Stage): Promise<Outcome> {
  const started = performance.now()
  const ended = await run().catch((error: unknown) => failure(error instanceof Error ? (error.stack ?? '') : ''))
  const outcome = { ...ended, failures: namesOf(name, ended) }
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
  const { passed, failed, skipped, note, output } = outcome
  if (skipped !== undefined) console.log(`${faint('–')} ${name.padEnd(18)} skipped: ${skipped}`)
  else {
    const counted = failed > 0 ? `${passed} passed, ${red(`${failed} failed`)}` : `${passed} passed`
    console.log(`${failed > 0 ? red('✗') : green('✓')} ${name.padEnd(18)} ${counted} ${faint(`· ${seconds}`)}`)
  }
  if (note !== undefined) console.log(faint(`  ${note}`))
  if (failed > 0) console.log(`\n${output.trim()}\n`)
  return outcome
}

/** A stage that cannot name what failed in it is named itself. */
function namesOf(stage: string, { failed, failures = [] }: Outcome): readonly string[] {
  if (failed === 0) return []
  return failures.length > 0 ? failures.map((failure) => `${stage}: ${failure}`) : [stage]
}

export const failure = (output: string): Outcome => ({ passed: 0, failed: 1, output })

/** Ends a run: what failed, so that the end of a long log is enough, one line that a machine can read, and the exit code. */
export function sumUp(outcomes: readonly Outcome[]): void {
  const sum = (of: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[of], 0)
  const failed = sum('failed')
  process.exitCode = failed === 0 ? 0 : 1
  for (const name of outcomes.flatMap(({ failures = [] }) => failures)) console.log(red(`✗ ${name}`))
  console.log(`${sum('passed')} passed, ${failed} failed`)
}
