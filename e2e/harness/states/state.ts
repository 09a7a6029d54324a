import { expect, type Page } from '@playwright/test'

export interface State {
  readonly name: string
  readonly username: string | null
  readonly path: string
  /** Brings the page into this state; the screen has opened already. */
  readonly reach?: (page: Page) => Promise<unknown>
}

/** Presses the first button of a name. */
export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Brings a page into a state, logged in as whom it needs. */
export async function reach(
  page: Page,
  { username, path, reach: go }: State,
  at: { readonly origin: string; readonly signIn: (username: string, path: string) => Promise<void> },
): Promise<void> {
  if (username === null) await page.goto(at.origin + path)
  else await at.signIn(username, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading…')).toHaveCount(0)
  await go?.(page)
}
