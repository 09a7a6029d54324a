import { fork } from 'node:child_process'

interface Bounds {
  readonly args?: readonly string[]
  /** Megabytes of its heap. */
  readonly memoryMb: number
  /** Node permissions in addition to reading files. */
  readonly allowed: readonly string[]
  readonly withinMs: number
}

/**
 * Runs work in a process that ends after its answer, so a hostile file can only break or fill that process. Returns
 * undefined if it ends or times out without an answer.
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
      // It exits without an answer only when out of memory.
      child.on('exit', end)
      child.on('error', end)
      child.send(task, (error) => error && end())
    })
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}
