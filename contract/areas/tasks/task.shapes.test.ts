import { expect, test } from 'vitest'
import { TaskDraft } from './task.shapes.ts'

test.each([
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/%09/evil',
  '//evil.example',
  'https://a.test',
])('a task links to pages of the portal only: not to %j', (link) => {
  expect(TaskDraft.safeParse({ details: 'Call', link }).success).toBe(false)
})

test('the page of a task may carry its own address', () => {
  expect(TaskDraft.parse({ details: 'Call', link: '/ACME/documents?folder=a%20b#top' }).link).toContain('folder')
})
