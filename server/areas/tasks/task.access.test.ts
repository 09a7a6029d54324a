import type { Task } from '@portico/contract/areas/tasks/task.shapes.ts'
import { expect, it } from 'vitest'
import type { Standing } from '../../platform/access/actor.ts'
import { mayAddTask, mayCompleteTask, mayEditTask } from './task.access.ts'

const standing = (roles: readonly string[], holdsAllPermissions = false) => ({ roles, holdsAllPermissions }) as Standing
const task = (isOwner: boolean, isTagged = false) => ({ isOwner, isTagged }) as Task

it('lets everyone with a role or all permissions add a task', () => {
  expect(mayAddTask(standing(['USER']))).toBe(true)
  expect(mayAddTask(standing([], true))).toBe(true)
  expect(mayAddTask(standing([]))).toBe(false)
})

it('lets the owner and platform administrators edit a task', () => {
  expect(mayEditTask(task(true), standing([]), false)).toBe(true)
  expect(mayEditTask(task(false), standing([]), true)).toBe(true)
  expect(mayEditTask(task(false), standing([]), false)).toBe(false)
})

it('lets the person it is tagged to complete a task', () => {
  expect([mayCompleteTask(task(false, true)), mayCompleteTask(task(true))]).toEqual([true, false])
})
