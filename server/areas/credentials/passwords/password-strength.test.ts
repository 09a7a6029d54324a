import { expect, test } from 'vitest'
import { isGuessable } from './password-strength.ts'

const words = ['Elena', 'Castillo', 'owner@acme.test', 'Acme Builders Group, Inc.']

test.each(['123456', 'Password1!', 'Qwerty123!', 'Elena-Castillo-1', 'AcmeBuilders1!', 'Builders-2!', 'Portico-1!'])(
  '%s is guessed by someone who knows its owner',
  async (password) => {
    expect(await isGuessable(password, words)).toBe(true)
  },
)

test.each(['Portico-demo-2!', 'Quiet-walnut-42!', 'Tr4vel otter cedar', 'Straße 7 am See', 'kX9#mq2!Lw'])(
  '%s is not',
  async (password) => {
    expect(await isGuessable(password, words)).toBe(false)
  },
)
