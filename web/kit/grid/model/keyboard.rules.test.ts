import { expect, test } from 'vitest'
import { commandOf } from './keyboard.rules.ts'

const press = (keys: string) => {
  const parts = keys.split('+').map((part) => (part === 'plus' ? '+' : part))
  const has = (name: string) => parts.slice(0, -1).includes(name)
  return commandOf({ key: parts.at(-1) ?? '', ctrl: has('ctrl'), shift: has('shift'), alt: has('alt') })
}

test.each([
  ['ArrowDown', { do: 'move', motion: 'down', extend: false }],
  ['ctrl+shift+ArrowRight', { do: 'move', motion: 'edge-right', extend: true }],
  ['ctrl+End', { do: 'move', motion: 'grid-end', extend: false }],
  ['shift+PageUp', { do: 'move', motion: 'page-up', extend: true }],
  ['shift+Tab', { do: 'tab', back: true }],
  ['Enter', { do: 'enter', back: false }],
  ['shift+ ', { do: 'select-rows' }],
  ['ctrl+ ', { do: 'select-columns' }],
  ['ctrl+plus', { do: 'insert-rows' }],
  ['ctrl+shift+plus', { do: 'insert-rows' }],
  ['ctrl+-', { do: 'delete-rows' }],
  ['ctrl+shift+Z', { do: 'redo' }],
  ['ctrl+shift+F', { do: 'full-screen' }],
  ['alt+ArrowDown', { do: 'menu' }],
  ['shift+F10', { do: 'cell-menu' }],
  ['ContextMenu', { do: 'cell-menu' }],
  ['alt+h', { do: 'row-action' }],
  ['alt+˙', { do: 'row-action' }],
  ['é', { do: 'type', text: 'é' }],
])('%s', (keys, command) => {
  expect(press(keys)).toEqual(command)
})

test('what belongs to the browser is left to it', () => {
  for (const keys of ['ctrl+c', 'ctrl+v', 'ctrl+t', 'F5', 'alt+d', 'Shift']) expect(press(keys)).toBeUndefined()
})
