import { expect, test } from 'vitest'
import type { Reader } from '../../kit/rights.ts'
import { type Task, task, type TaskDraft } from './task.shapes.ts'

const reader = (is: Partial<Reader> = {}): Reader => ({
  isAdmin: false,
  isStaff: false,
  isManager: false,
  isViewer: false,
  roles: [],
  ...is,
})
const aTask = (isOwner: boolean, isTagged = false) => ({ isOwner, isTagged }) as Task
const { add, change, remove, fields } = task.rights

test('everyone with a role and brokerage staff add tasks', () => {
  const draft = {} as TaskDraft
  expect(add.may(reader({ roles: ['USER'] }), draft)).toBe(true)
  expect(add.may(reader({ isStaff: true }), draft)).toBe(true)
  expect(add.may(reader(), draft)).toBe(false)
})

test.each([change, remove])('the owner and platform administrators change and delete a task', ({ may }) => {
  expect(may(reader(), aTask(true))).toBe(true)
  expect(may(reader({ isAdmin: true }), aTask(false))).toBe(true)
  expect(may(reader(), aTask(false, true))).toBe(false)
})

test('the person a task is assigned to completes it', () => {
  const may = (shown: Task) => fields?.completed?.may(reader(), shown)
  expect([may(aTask(false, true)), may(aTask(true))]).toEqual([true, false])
})
