import { MantineProvider } from '@mantine/core'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

// React asks for this where nobody sees what it draws.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Draws a part of the kit into a page of its own, and takes it away after the test. */
export async function mount(part: ReactNode): Promise<Mounted> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const draw = (shown: ReactNode): Promise<void> =>
    act(async () => root.render(<MantineProvider env="test">{shown}</MantineProvider>))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  await draw(part)
  return { place, draw }
}

export interface Mounted {
  readonly place: HTMLElement
  /** Draws it anew, with other properties. */
  readonly draw: (part: ReactNode) => Promise<void>
}

const textOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()

/** The buttons of this name that may be pressed. */
export const buttons = ({ place }: Mounted, name: string): HTMLButtonElement[] =>
  [...place.querySelectorAll('button')].filter((button) => textOf(button) === name && !button.disabled)

/** The field under a label. */
export function field({ place }: Mounted, label: string): HTMLInputElement {
  const found = [...place.querySelectorAll('label')].find((each) => each.textContent.replace(/\s*\*$/, '') === label)
  if (found === undefined) throw new Error(`There is no field ${label}`)
  return document.querySelector<HTMLInputElement>(`#${CSS.escape(found.htmlFor)}`)!
}

/** Presses the one button of a name. */
export async function press(mounted: Mounted, name: string): Promise<void> {
  const [button, ...others] = buttons(mounted, name)
  if (button === undefined || others.length > 0) throw new Error(`${others.length + (button ? 1 : 0)} buttons ${name}`)
  await act(async () => button.click())
}

/** Types over what a field holds, and leaves it. */
export async function type(input: HTMLInputElement, text: string): Promise<void> {
  // React notices only what goes past the value that it keeps of a field itself.
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  await act(async () => {
    input.focus()
    set.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => input.blur())
}

/** The words of everything that has a role. */
export const wordsOf = ({ place }: Mounted, role: string): string[] =>
  [...place.querySelectorAll(`[role=${role}]`)].map((element) => element.textContent)
