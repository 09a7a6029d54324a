import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './figures.ts'
import { repository } from './measured-process.ts'

const leastShare = 85

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

/** The share of small changes to the rules that a test without a server catches. Only rules changed since are tried again. */
export function mutantFigures(): Figure[] {
  const stryker = join(repository, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  spawnSync(process.execPath, [stryker, 'run', 'bench/mutants/stryker.config.json'], { cwd: repository })
  const report = JSON.parse(readFileSync(join(repository, '.cache/mutants.json'), 'utf8')) as Report
  const counts = new Map<string, number>()
  for (const { mutants } of Object.values(report.files)) {
    for (const { status } of mutants) counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  const of = (...statuses: string[]) => statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0)
  const caught = of('Killed', 'Timeout')
  const all = caught + of('Survived', 'NoCoverage')
  const share = (caught / all) * 100
  return [
    {
      what: `rule mutants caught, of ${all}`,
      measured: `${share.toFixed(1)} %`,
      goal: `≥ ${leastShare} %`,
      isMet: share >= leastShare,
    },
  ]
}
