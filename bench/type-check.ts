import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '@portico/contract/api.ts'
import type { Figure } from './figures.ts'
import { repository } from './measured-process.ts'

const mostSeconds = 20

/** CPU seconds of checking all types without results of earlier checks. */
export function typeCheckFigures(): Figure[] {
  rmSync(join(repository, '.cache/types'), { recursive: true, force: true })
  // The shell adds up the user and system time of what it ran.
  const command = `"${process.execPath}" scripts/verify.ts types > /dev/null; times`
  const { stdout } = spawnSync('sh', ['-c', command], { cwd: repository, encoding: 'utf8' })
  const [user = Number.NaN, system = Number.NaN] = (stdout.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map((time) => secondsOf(time))
  const seconds = user + system
  const calls = Object.keys(api).length
  return [
    {
      what: `type check of everything, clean, at ${calls} calls`,
      measured: `${seconds.toFixed(1)} s of CPU`,
      goal: `≤ ${mostSeconds} s`,
      isMet: seconds <= mostSeconds,
    },
  ]
}

/** `0m3.250s` as seconds. */
function secondsOf(time: string): number {
  const [, minutes, seconds] = /^(\d+)m([\d.]+)s$/.exec(time) ?? []
  return Number(minutes) * 60 + Number(seconds)
}
