import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

const module = new URL('pinned-node.mjs', import.meta.url).href

/** Runs a script's work as `npm start` does, sends it a signal once it has spoken, and tells how it ended. */
function ended(work, signal) {
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { UserFacingError, main, run } from '${module}'; await main(${work})`,
  ])
  let output = ''
  return new Promise((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        if (output === '' && signal) child.kill(signal)
        output += text
      })
    }
    child.once('close', (code) => done({ code, output: output.trim() }))
  })
}

const program = (text) => `() => run(process.execPath, ['-e', ${JSON.stringify(text)}])`

test('the exit code of the program is that of the script', async () => {
  expect(await ended(program('process.exit(7)'))).toEqual({ code: 7, output: '' })
})

test.each(['SIGINT', 'SIGTERM'])('%s reaches the program, which ends in its own time', async (signal) => {
  const serving = `process.on('${signal}', () => setTimeout(() => { console.log('closed'); process.exit(0) }, 50));
    setInterval(() => {}, 1000); console.log('up')`
  expect(await ended(program(serving), signal)).toEqual({ code: 0, output: 'up\nclosed' })
})

test('a program that a signal ends is told by its exit code', async () => {
  expect(await ended(program(`console.log('up'); setInterval(() => {}, 1000)`), 'SIGTERM')).toMatchObject({ code: 143 })
})

test('a fault shows its sentence and no stack', async () => {
  const error = await ended(`() => { throw new UserFacingError('Install Node 24 and try again.') }`)
  expect(error).toEqual({ code: 1, output: 'Install Node 24 and try again.' })
})
