import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { programs } from './program.ts'

const projects = globSync('*/tsconfig.json').toSorted().map(dirname)
/** Results of the last check: projects that have not changed since are not checked again. */
const cache = '.cache/types'

/**
 * The type check of every project. Several checkers would each infer the shared types again: on one thread a project
 * takes half the CPU. `GOGC` lets the compiler's memory grow further between two garbage collections.
 */
export const typeStage = programs(
  'types',
  projects.map((project) => [
    'tsc',
    '-p',
    project,
    '--singleThreaded',
    '--incremental',
    '--tsBuildInfoFile',
    join(cache, `${project}.tsbuildinfo`),
  ]),
  { GOGC: '400' },
)
