import { spawn } from 'node:child_process'
import { delimiter, dirname, resolve } from 'node:path'
import type { Stage } from './stage.ts'

const bins = [dirname(process.execPath), resolve('node_modules/.bin')]

export interface Ended {
  readonly code: number
  readonly output: string
}

/** Runs a program of this repository with its own Node, and captures its output. */
export function runProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((done) => {
    const PATH = [...bins, process.env.PATH].join(delimiter)
    const child = spawn(name, args, {
      env: { ...process.env, ...env, PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', (error) => done({ code: 127, output: `${name}: ${error.message}` }))
    child.once('close', (code) => done({ code: code ?? 1, output }))
  })
}

/** A stage that passes when all its programs end well. */
export function programs(name: string, ...commands: (readonly [string, ...string[]])[]): Stage {
  return {
    name,
    async run() {
      const ended = await Promise.all(commands.map(([program, ...args]) => runProgram(program, args)))
      const broken = ended.filter(({ code }) => code !== 0)
      return {
        passed: broken.length === 0 ? 1 : 0,
        failed: broken.length === 0 ? 0 : 1,
        output: broken.map(({ output }) => output).join('\n'),
      }
    },
  }
}
