import { fork } from 'node:child_process'

interface Bounds {
  readonly args?: readonly string[]
  /** Megabytes of its heap. */
  readonly memoryMb: number
  /** What it may do besides reading files. */
  readonly allowed: readonly string[]
  readonly withinMs: number
}

/**
 * Gives work to a process of its own, which is ended once it has answered: what a hostile file breaks or fills is that
 * process alone. Undefined where it ends, or is late, without an answer.
 */
export async function oneAnswer<Answer>(program: string, task: object, bounds: Bounds): Promise<Answer | undefined> {
  const { args = [], memoryMb, allowed, withinMs } = bounds
  const child = fork(program, args, {
    execArgv: [
      '--permission',
      '--allow-fs-read=*',
      ...allowed,
      `--max-old-space-size=${memoryMb}`,
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
    ],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Answer | undefined>((resolve) => {
      const end = () => resolve(undefined)
      timer = setTimeout(end, withinMs)
      child.on('message', (answer) => resolve(answer as Answer))
      // It ends before it answered only where its memory did not suffice.
      child.on('exit', end)
      child.on('error', end)
      child.send(task, (error) => error && end())
    })
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}
