import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { keptLog } from '../database/test/quiet-log.ts'
import { SupervisedProcess } from './supervised-process.ts'

const program = new URL('test/told.worker.ts', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'portico-kept-'))
let told = ''
let count = 0
let log = keptLog()

beforeEach(() => {
  told = join(folder, String((count += 1)))
  log = keptLog()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lines = () => readFileSync(told, 'utf8').trimEnd().split('\n')
const stored = () => new SupervisedProcess(program, { ...process.env, TOLD: told }, log)

test('a process begins with the server and ends its work with it', async () => {
  const started = stored()
  await started.start()
  expect(lines()).toEqual([`begun ${started.pid}`])
  await started.stop()
  expect(lines().slice(1)).toEqual(['stopped'])
  expect(log.lines).toEqual([])
})

test('where it breaks, that is written down and another one begins', async () => {
  const started = stored()
  await started.start()
  const { pid } = started
  process.kill(pid!, 'SIGKILL')
  await expect.poll(() => lines().length, { timeout: 20_000 }).toBe(2)
  expect(log.lines).toEqual([expect.stringContaining('told.worker.ts ended by itself')])
  await started.stop()
  expect(lines()).toEqual([`begun ${pid}`, `begun ${started.pid}`, 'stopped'])
})

test('one that cannot start is started again until it can, and holds up no stop', async () => {
  const broken = `${told}.broken`
  writeFileSync(broken, '')
  const [started, stopped] = [stored(), stored()]
  const [isStarted, isStopped] = [started.start(), stopped.start()]
  await expect.poll(() => log.lines.length, { timeout: 20_000 }).toBeGreaterThan(1)
  await stopped.stop()
  await isStopped
  rmSync(broken)
  await isStarted
  expect(lines()).toEqual([`begun ${started.pid}`])
  expect(log.lines[0]).toContain('told.worker.ts could not start')
  await started.stop()
})

test('it ends its work where the server is gone', async () => {
  const keeper = fork(fileURLToPath(new URL('test/keeper.ts', import.meta.url)), {
    env: { ...process.env, TOLD: told },
  })
  await once(keeper, 'message')
  keeper.kill('SIGKILL')
  await expect.poll(() => lines().slice(1), { timeout: 20_000 }).toEqual(['stopped'])
})
