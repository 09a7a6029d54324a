import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeAbandoned } from './memory-folder.ts'

/** More than any system counts its processes to. */
const nobody = 2 ** 31 - 1

test('the folders of killed runs go, those of running ones and of others stay', () => {
  const parent = mkdtempSync(join(tmpdir(), 'shared-'))
  try {
    const mine = `portico-${process.pid}-a`
    for (const name of [`portico-${nobody}-a`, `portico-${nobody}-b`, mine, 'portico-unnamed', `other-${nobody}-a`]) {
      mkdirSync(join(parent, name, 'database'), { recursive: true })
      writeFileSync(join(parent, name, 'database', 'page'), 'x')
    }
    removeAbandoned(parent)
    expect(readdirSync(parent).toSorted()).toEqual([`other-${nobody}-a`, mine, 'portico-unnamed'].toSorted())
  } finally {
    rmSync(parent, { recursive: true })
  }
})
