import { describe, expect, test } from 'vitest'
import { idempotencyKeys } from './idempotency.ts'

describe('idempotency keys', () => {
  const counting = () => {
    let last = 0
    return idempotencyKeys(() => `key-${++last}`)
  }

  test('a write that got no answer keeps its key', () => {
    const keys = counting()
    expect(keys.keyOf('add task')).toBe('key-1')
    expect(keys.keyOf('add task')).toBe('key-1')
    expect(keys.keyOf('add other task')).toBe('key-2')
  })

  test('once answered, the same write again is a new intent', () => {
    const keys = counting()
    keys.keyOf('add task')
    keys.settle('add task')
    expect(keys.keyOf('add task')).toBe('key-2')
  })
})
