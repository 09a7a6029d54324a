import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { repository } from './measured-process.ts'

/** Another user, who calls a server all the time. */
export class AnotherCaller {
  readonly #child: ChildProcess

  constructor(origin: string, username: string) {
    this.#child = fork(join(repository, 'bench/caller.ts'), [origin, username])
  }

  /** How many milliseconds their calls took while something was done. */
  async during(work: () => Promise<unknown>): Promise<readonly number[]> {
    await this.#told()
    await work()
    return this.#told()
  }

  close(): void {
    if (this.#child.connected) this.#child.disconnect()
  }

  async #told(): Promise<readonly number[]> {
    this.#child.send('tell')
    const [times] = (await once(this.#child, 'message')) as [number[]]
    return times
  }
}
