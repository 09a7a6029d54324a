import { expect, test } from 'vitest'
import { tarEntries } from './tar-entries.ts'

function header(path: string, size: number, type: string): Buffer {
  const block = Buffer.alloc(512)
  block.write(path, 0)
  block.write(`${size.toString(8).padStart(11, '0')} `, 124)
  block.write(type, 156)
  return block
}

test('lists files and folders with their content', () => {
  const content = Buffer.alloc(512)
  content.write('hello')
  const tar = Buffer.concat([
    header('/base', 0, '5'),
    header('/base/1', 5, '0'),
    content,
    header('/empty', 0, '0'),
    Buffer.alloc(1024),
  ])
  const entries = [...tarEntries(tar)].map(({ path, isFolder, content: bytes }) => [path, isFolder, String(bytes)])
  expect(entries).toEqual([
    ['/base', true, ''],
    ['/base/1', false, 'hello'],
    ['/empty', false, ''],
  ])
})

test.each([header('../out', 0, '0'), header('link', 0, '2')])('refuses what the engine would not write', (entry) => {
  expect(() => [...tarEntries(entry)]).toThrow('Unexpected entry')
})
