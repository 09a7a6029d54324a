import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type Answer, type Question, type ReadError, thrownAs } from './reading-messages.ts'
import { UnreadableFile } from '../unreadable-file.ts'

/** What the reading of one file may take. */
export interface ReadingLimits {
  /** Heap of the process, in MB; its buffers and threads come on top and are bounded by how it reads. */
  readonly memoryMb: number
  /** How long one batch may take before the process is ended. */
  readonly answerWithinMs: number
}

/** Of 19 steps behind what the server does itself. */
const priority = 10

interface Waiting {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

/** A process that reads one file. It cannot write files, start processes, or see settings. */
export class ReadingProcess {
  readonly #child: ChildProcess
  readonly #limits: ReadingLimits
  readonly #waiting: Waiting[] = []
  #ended: Error | undefined

  /** `program` is the file that the process runs. */
  constructor(program: URL, limits: ReadingLimits) {
    this.#limits = limits
    this.#child = fork(fileURLToPath(program), {
      execArgv: [
        '--permission',
        '--allow-fs-read=*',
        // For threads of the same program, which are bound by the same permissions.
        '--allow-worker',
        `--max-old-space-size=${limits.memoryMb}`,
        '--max-semi-space-size=16',
        '--disable-warning=ExperimentalWarning',
      ],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Long texts are sent as stored in memory.
      serialization: 'advanced',
    })
    // Requests that wait for the server go first. The process's threads inherit this.
    if (this.#child.pid !== undefined) setPriority(this.#child.pid, priority)
    this.#child.on('message', (answer: Answer) => {
      const waiting = this.#waiting.shift()
      clearTimeout(waiting?.timer)
      waiting?.resolve(answer)
    })
    // It exits on its own only when out of memory.
    this.#child.on('exit', () => this.#end(new UnreadableFile('too_large')))
    this.#child.on('error', () => this.#end(new UnreadableFile('too_large')))
  }

  /** Sends a question and waits. Throws UnreadableFile if the file is rejected, or the process died. */
  async ask(question: Question): Promise<Exclude<Answer, ReadError>> {
    if (this.#ended) throw this.#ended
    const answer = await new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => this.#end(new UnreadableFile('too_slow')), this.#limits.answerWithinMs)
      this.#waiting.push({ resolve, reject, timer })
      this.#child.send(question, (error) => error && this.#end(new UnreadableFile('too_large')))
    })
    if ('unreadable' in answer || 'failed' in answer) throw thrownAs(answer)
    return answer
  }

  /** Ends the process at any point of its work. */
  close(): void {
    this.#end(new Error('The spreadsheet was closed'))
  }

  #end(error: Error): void {
    this.#ended ??= error
    this.#child.kill('SIGKILL')
    for (const { reject, timer } of this.#waiting.splice(0)) {
      clearTimeout(timer)
      reject(this.#ended)
    }
  }
}
