import { readdirSync, readFileSync } from 'node:fs'

/** What a process has used, as the system tells on Linux. */
export interface ChildUsage {
  readonly cpuSeconds: number
  /** The most memory that it ever had. */
  readonly peakBytes: number
}

/** The resource usage of a child process whose command line contains a text; undefined if there is none. */
export function childUsage(command = ''): ChildUsage | undefined {
  const pid = readdirSync('/proc/self/task')
    .flatMap((task) => textOf(`/proc/self/task/${task}/children`).split(' '))
    .find((child) => child !== '' && textOf(`/proc/${child}/cmdline`).includes(command))
  if (pid === undefined) return undefined
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`)) ?? []
  // The fields after the name in brackets; user and system time are counted in hundredths of a second.
  const fields = textOf(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ')
  return { cpuSeconds: (Number(fields[11]) + Number(fields[12])) / 100, peakBytes: Number(kilobytes) * 1024 }
}

/** A process that has ended has no files. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
