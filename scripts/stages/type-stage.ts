import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { api } from '@portico/contract/api.ts'
import { type Ended, runProgram } from './program.ts'
import { failure, type Stage } from './stage.ts'

const projects = globSync('*/tsconfig.json').toSorted().map(dirname)
/** Results of the last check: projects that have not changed since are not checked again. */
const cache = '.cache/types'
/** Types the compiler makes from generic ones, for each call. It sets the CPU time, and is the same on every machine. */
const mostInstantiations = 9800

/** The type check of every project. */
export const typeStage: Stage = {
  name: 'types',
  async run() {
    const ended = await Promise.all(projects.map(check))
    const broken = ended.filter(({ code }) => code !== 0)
    if (broken.length > 0) return failure(broken.map(({ output }) => output).join('\n'))
    const total = ended.reduce((sum, { output }) => sum + Number(/^Instantiations:\s+(\d+)/m.exec(output)?.[1]), 0)
    const each = Math.round(total / Object.keys(api).length)
    // Not a number where the compiler says it in other words.
    if (each <= mostInstantiations) return { passed: 1, failed: 0, output: '' }
    return failure(
      `${each} type instantiations per call, at most ${mostInstantiations}: find the costly types with \`tsc --generateTrace\``,
    )
  },
}

/**
 * Several checkers would each infer the shared types again: on one thread a project takes half the CPU. `GOGC` lets the
 * compiler's memory grow further between two garbage collections.
 */
const check = (project: string): Promise<Ended> => {
  const cached = ['--incremental', '--tsBuildInfoFile', join(cache, `${project}.tsbuildinfo`)]
  return runProgram('tsc', ['-p', project, '--singleThreaded', '--extendedDiagnostics', ...cached], { GOGC: '400' })
}
