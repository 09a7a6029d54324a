import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '@portico/contract/api.ts'
import type { Figure } from './figures.ts'
import { repository } from './measured-process.ts'

const mostSeconds = 15
const projects = ['contract', 'server', 'web', 'e2e', 'bench', 'scripts']

/** CPU seconds of checking all types anew. */
export function typeCheckFigures(): Figure[] {
  const checked = projects.filter((project) => existsSync(join(repository, project, 'tsconfig.json')))
  const compiler = join(repository, 'node_modules/typescript/bin/tsc')
  // The shell adds up the user and system time of what it ran.
  const steps = checked.map((project) => `"${process.execPath}" "${compiler}" -p ${project} > /dev/null`).join('; ')
  const { stdout } = spawnSync('sh', ['-c', `${steps}; times`], { cwd: repository, encoding: 'utf8' })
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
